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

/** The points of ten that one metric costs. What could not be measured costs as much as the middle of `careful`. */
export function computeLoss({ id, value, verdict }: Measurement): number {
  const { best, careful, bad, worst, better, lost }: PhotoRule = photoRules[id];
  if (verdict === 'unsure') return (lost.careful + lost.bad) / 2;
  const bounds = [
    { at: best, lost: 0 },
    { at: careful, lost: lost.careful },
    { at: bad, lost: lost.bad },
    { at: worst, lost: lost.worst },
  ];
  const next = bounds.findIndex(({ at }) => (better === 'more' ? value >= at : value <= at));
  const [from, to] = [bounds[next - 1], bounds[next]];
  if (!to) return lost.worst;
  if (!from) return 0;
  return from.lost + ((to.lost - from.lost) * (value - from.at)) / (to.at - from.at);
}

/** Ten minus the points that the metrics cost, at least 0. */
export const computeScore = (facts: Measurement[]) =>
  Math.max(0, roundMetric(facts.reduce((score, fact) => score - computeLoss(fact), 10)));
