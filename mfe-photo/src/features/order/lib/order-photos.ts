import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { explainOrder, type OrderEntry } from './explain-order.ts';
import { areTwins, filterProfilePhotos, findLeadFlaw, isSameType, sortByScore } from './photo-traits.ts';

/**
 * Points of score that an order may give away, in all, so that two photos of one type don't stand side by side: each
 * photo that stands before a better one gives away what lies between them.
 */
export const varietyPoints = 1.5;

/** More than any order can give away: nearly equal photos stand side by side only when there is no other way. */
const twinPenalty = 1000;

/**
 * The recommended order of all photos but those of no type: by score, with these exceptions. The best photo with one clear face
 * leads, when there is one. Nearly equal photos are kept apart, and photos of one type where that costs less than `varietyPoints`.
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
 * Of all orders of `rest` after `lead` the one that gives away least. What is left to place and what stands last decide
 * all that follows, so ten photos take some thousand steps and not ten factorial.
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
      // Of equally good orders the one that follows the scores: it is tried first.
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
