import { scoreTolerance } from './judge-damage.ts';
import type { PhotosResult } from './run-photos.ts';

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`;

/** The results of one part as a table, and every fault below it. */
export function formatPhotos(part: string, { order, damage }: PhotosResult): string {
  return [
    `photos, ${part} (${order.sets} sets of ${order.photos} photos; ${damage.photos} photos damaged)`,
    '',
    '| what | goal | result |',
    '| --- | --- | --- |',
    `| undamaged photo leads | 95% | ${share(order.led, order.sets)} |`,
    `| lead more than half a point below the best | 0 | ${order.ledByWorse} |`,
    `| Kendall’s tau with the damage | 0.8 | ${order.tau.toFixed(2)} |`,
    `| damage raised the score by more than ${scoreTolerance} | 0 | ${share(damage.raised, damage.damaged)}, at most ${damage.largestRise.toFixed(2)} |`,
    `| advised crop lowered the score | 0 | ${share(damage.lowered, damage.advised)} |`,
    '',
    ...[...order.faults, ...damage.faults].map((fault) => `  ${fault}`),
  ].join('\n');
}
