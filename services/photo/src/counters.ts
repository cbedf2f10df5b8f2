import type { Metrics } from '@datewright/service-kit/observability/metrics';

/** The metrics that operators watch besides the durations of the routes. */
export function createCounters(metrics: Metrics) {
  return {
    photos: metrics.counter('photo_analyses_total', 'Photos by how looking at them ended.', ['outcome']),
    wrong: metrics.counter('photo_refusals_called_wrong_total', 'Refusals that a member called wrong.', ['code']),
  };
}
export type Counters = ReturnType<typeof createCounters>;
