import type { Metrics } from '@datewright/service-kit/observability/metrics';

/** Metrics beyond the route durations. */
export function createCounters(metrics: Metrics) {
  return {
    rounds: metrics.counter('suggestion_rounds_total', 'Rounds of suggestions by mode and outcome.', [
      'mode',
      'outcome',
    ]),
    rejected: metrics.counter('suggestions_rejected_total', 'Suggestions of the AI that were not shown, by reason.', [
      'reason',
    ]),
    screenshots: metrics.counter('screenshots_total', 'Screenshots by outcome.', ['outcome']),
    reopened: metrics.counter('matches_reopened_total', 'Closed matches that a member opened again.', []),
    firstSuggestion: metrics.histogram(
      'first_suggestion_seconds',
      'Time from the request to its first suggestion.',
      [0.25, 0.5, 1, 2, 3, 5, 8, 13, 20],
    ),
  };
}
export type Counters = ReturnType<typeof createCounters>;
