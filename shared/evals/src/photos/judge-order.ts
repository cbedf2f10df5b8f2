import type { JudgedSet } from './judged-sets.ts';
import type { PhotoJudge } from './photo-judge.ts';

export interface OrderJudgement {
  sets: number;
  photos: number;
  /** Sets in which the undamaged photo comes first. */
  led: number;
  /** Sets whose first photo is more than half a point below the best. */
  ledByWorse: number;
  /** Kendall's tau over all pairs whose order is known. */
  tau: number;
  faults: string[];
}

/** Orders each set and compares that with what is known. */
export async function judgeOrder(judge: PhotoJudge, sets: readonly JudgedSet[]): Promise<OrderJudgement> {
  const found: OrderJudgement = { sets: sets.length, photos: 0, led: 0, ledByWorse: 0, tau: 0, faults: [] };
  const pairs = { right: 0, wrong: 0 };
  for (const { name, photos, undamaged, better } of sets) {
    const measured = [];
    for (const { make } of photos) measured.push(await judge.measure(await make()));
    const order = judge.order(measured);
    const scores = measured.map(({ score }) => score);
    const lead = order[0] ?? 0;
    found.photos += photos.length;
    if (lead === undamaged) found.led += 1;
    else
      found.faults.push(
        `${name}: ${photos[lead]?.name} leads with ${scores[lead]?.toFixed(2)} (undamaged ${scores[undamaged]?.toFixed(2)})`,
      );
    if (Math.max(...scores) - (scores[lead] ?? 0) > 0.56) found.ledByWorse += 1;
    for (const [one, other] of better) {
      if (order.indexOf(one) < order.indexOf(other)) pairs.right += 1;
      else {
        pairs.wrong += 1;
        found.faults.push(
          `${name}: ${photos[other]?.name} (${scores[other]?.toFixed(2)}) before ${photos[one]?.name} (${scores[one]?.toFixed(2)})`,
        );
      }
    }
  }
  found.tau = (pairs.right - pairs.wrong) / Math.max(1, pairs.right + pairs.wrong);
  return found;
}
