import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { filterProfilePhotos, findLeadFlaw, groupSimilar, isSameType, sortByScore } from '../../../lib/photo-traits.ts';
import { canLead } from '../../../lib/photo-verdict.ts';
import { maxMove } from './order-rules.ts';

/** Points that an order may lose in total to keep two photos of one type apart. */
const neighborCost = 0.5;

/**
 * The recommended order of the photos that a profile can use, of nearly equal ones the one with a chosen id, else the
 * best: by score, and within `maxMove` points a photo that can lead comes first, and photos of one type are kept apart.
 */
export function recommendOrder(photos: readonly AnalyzedPhoto[], chosenIds: readonly string[] = []): AnalyzedPhoto[] {
  const groups = groupSimilar(filterProfilePhotos(photos));
  const ranked = sortByScore(groups.map(({ best, others }) => others.find(({ id }) => chosenIds.includes(id)) ?? best));
  const lead = findLead(ranked);
  if (!lead) return [];
  const rest = ranked.filter((photo) => photo !== lead);
  return [lead, ...findCheapestOrder(lead, rest)];
}

/** The best photo that can lead; where none can, the best with one clear face, else the best. */
function findLead(ranked: readonly AnalyzedPhoto[]): AnalyzedPhoto | undefined {
  const near = ranked.filter((photo) => mayPrecede(photo, ranked));
  return near.find(canLead) ?? near.find((photo) => findLeadFlaw(photo) === null) ?? ranked[0];
}

// Scores have one decimal, and their differences a rounding error.
const mayPrecede = (photo: AnalyzedPhoto, others: readonly AnalyzedPhoto[]) =>
  others.every(({ result }) => result.score - photo.result.score <= maxMove + 1e-9);

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
    let cheapest: PartialOrder = { cost: left.length === 0 ? 0 : Number.POSITIVE_INFINITY, order: [] };
    for (const next of left.filter((photo) => mayPrecede(photo, left))) {
      const others = left.filter((photo) => photo !== next);
      const after = best(next, others);
      const cost = getNeighborCost(last, next) + sumLaterPoints(next, others) + after.cost;
      // Tries the order by score first, so that it wins a tie.
      if (cost < cheapest.cost - 1e-9) cheapest = { cost, order: [next, ...after.order] };
    }
    return cheapest;
  }
  return best(lead, rest).order;
}

const getNeighborCost = (a: AnalyzedPhoto, b: AnalyzedPhoto) => (isSameType(a, b) ? neighborCost : 0);

const sumLaterPoints = (photo: AnalyzedPhoto, later: AnalyzedPhoto[]) =>
  later.reduce((sum, { result }) => sum + Math.max(0, result.score - photo.result.score), 0);
