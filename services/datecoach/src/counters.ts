import type { Metrics } from '@datewright/service-kit/observability/metrics';

/** Metrics beyond the route durations. */
export function createCounters(metrics: Metrics) {
  return {
    spots: metrics.counter('datecoach_spots_total', 'Questions for spots by how they ended.', ['outcome']),
    playbooks: metrics.counter('datecoach_playbooks_total', 'Playbooks by how they ended.', ['outcome']),
    places: metrics.counter('datecoach_places_total', 'Searches for real places by how they ended.', ['outcome']),
    refused: metrics.counter('datecoach_lines_refused_total', 'Spots and tips of the AI that were not shown, by why.', [
      'why',
    ]),
  };
}
export type Counters = ReturnType<typeof createCounters>;
