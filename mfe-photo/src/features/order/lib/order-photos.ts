import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { explainOrder, type OrderEntry } from './explain-order.ts';
import { areTwins, filterProfilePhotos, findLeadFlaw, isSameType, sortByScore } from './photo-traits.ts';

/**
 * Score points that an order may lose in total to keep photos of one type apart: each photo before a better one loses
 * the difference.
 */
export const varietyPoints = 1.5;

/** More than any order can lose: nearly equal photos are adjacent only if there is no other way. */
const twinPenalty = 1000;

/**
 * The recommended order of all photos that have a type: by score, except that the best photo with one clear face comes
 * first, nearly equal photos are kept apart, and so are photos of one type if that loses less than `varietyPoints`.
 */
export function recommendOrder(photos: readonly AnalyzedPhoto[]): AnalyzedPhoto[] {
  const ranked = sortByScore(filterProfilePhotos(photos));
  const lead = ranked.find((photo) => findLeadFlaw(photo) === null) ?? ranked[0];
  if (!lead) return [];
  return [
    lead,
    ...findCheapestOrder(
      lead,
      ranked.filter((photo) => photo !== lead),
    ),
  ];
}

export const orderPhotos = (photos: readonly AnalyzedPhoto[]): OrderEntry[] => explainOrder(recommendOrder(photos));

interface PartialOrder {
  cost: number;
  order: AnalyzedPhoto[];
}

/**
 * The order of `rest` after `lead` that loses the fewest points. The best continuation depends only on the remaining
 * photos and the last one, so ten photos take some thousand steps instead of ten factorial.
 */
function findCheapestOrder(lead: AnalyzedPhoto, rest: AnalyzedPhoto[]): AnalyzedPhoto[] {
  const known = new Map<string, PartialOrder>();
  function best(last: AnalyzedPhoto, left: AnalyzedPhoto[]): PartialOrder {
    const key = [last, ...left].map(({ id }) => id).join(' ');
    const found = known.get(key) ?? search(last, left);
    known.set(key, found);
    return found;
  }
  function search(last: AnalyzedPhoto, left: AnalyzedPhoto[]): PartialOrder {
    let way: PartialOrder = { cost: left.length === 0 ? 0 : Number.POSITIVE_INFINITY, order: [] };
    for (const next of left) {
      const others = left.filter((photo) => photo !== next);
      const after = best(next, others);
      const cost = getNeighborCost(last, next) + sumLaterPoints(next, others) + after.cost;
      // Tries the order by score first, so that it wins a tie.
      if (cost < way.cost - 1e-9) way = { cost, order: [next, ...after.order] };
    }
    return way;
  }
  return best(lead, rest).order;
}

function getNeighborCost(a: AnalyzedPhoto, b: AnalyzedPhoto): number {
  return (areTwins(a, b) ? twinPenalty : 0) + (isSameType(a, b) ? varietyPoints : 0);
}

const sumLaterPoints = (photo: AnalyzedPhoto, later: AnalyzedPhoto[]) =>
  later.reduce((sum, { result }) => sum + Math.max(0, result.score - photo.result.score), 0);
