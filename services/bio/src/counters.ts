import type { Metrics } from '@datewright/service-kit/observability/metrics';

/** The metrics that operators watch besides the durations of the routes. */
export function createCounters(metrics: Metrics) {
  return {
    answers: metrics.counter('bio_answers_total', 'Generations and analyses by outcome.', ['kind', 'outcome']),
    secondTries: metrics.counter(
      'bio_second_tries_total',
      'Answers that were not usable, so that the AI was asked again.',
      ['kind'],
    ),
    toCheck: metrics.counter('bio_facts_to_check_total', 'Facts in answers that nobody had given.', ['kind']),
  };
}
export type Counters = ReturnType<typeof createCounters>;
