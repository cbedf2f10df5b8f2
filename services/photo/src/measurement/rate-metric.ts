import type { Area } from '@datewright/contracts/photo/area';
import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import { type MeasurementId, type PhotoRule, photoRules } from '@datewright/contracts/photo/rules';
import { roundMetric } from './round-metric.ts';

/** One metric rated by its rule; a null `value` could not be measured. */
export function rateMetric(id: MeasurementId, value: number | null, area: Area | null = null): Measurement {
  if (value === null) return { id, value: 0, verdict: 'unsure', area: null };
  return { id, value: roundMetric(value), verdict: getVerdict(photoRules[id], value), area };
}

function getVerdict({ careful, bad, better }: PhotoRule, value: number): Measurement['verdict'] {
  const isBeyond = (bound: number) => (better === 'more' ? value < bound : value > bound);
  if (isBeyond(bad)) return 'bad';
  return isBeyond(careful) ? 'careful' : 'good';
}

/** Ten minus the points that the metrics cost, at least 0. */
export function computeScore(facts: Measurement[]): number {
  let score = 10;
  for (const { id, verdict } of facts) {
    if (verdict === 'careful' || verdict === 'bad') score -= photoRules[id].lost[verdict];
  }
  return Math.max(0, roundMetric(score));
}
