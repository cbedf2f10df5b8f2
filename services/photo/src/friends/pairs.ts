import { createHash } from 'node:crypto';
import { friendLinkLimits } from '@datewright/contracts/photo/limits';

export type Pair = [left: number, right: number];

/**
 * The pairs that every friend of a link compares, the same at each call. With few photos these are all pairs; with
 * more, each photo is in as many pairs as any other, or in one more. No photo is always on the same side.
 */
export function choosePairs(linkId: string, photos: number): Pair[] {
  const places = shufflePlaces(linkId, photos);
  const lefts = new Map<number, number>();
  return listAllPairs(photos)
    .slice(0, friendLinkLimits.mostPairs)
    .map(([a, b]): Pair => balancePair(places[a] ?? a, places[b] ?? b, lefts));
}

/** Round-robin rounds: no photo is twice in one round, so the first rounds treat all photos alike. */
function listAllPairs(count: number): Pair[] {
  const seats = count + (count % 2);
  const rounds = Array.from({ length: seats - 1 }, (_, round) => {
    const seatOf = (at: number) => (at === 0 ? 0 : 1 + ((at - 1 + round) % (seats - 1)));
    return Array.from({ length: seats / 2 }, (_, at): Pair => [seatOf(at), seatOf(seats - 1 - at)]);
  });
  return rounds.flat().filter((pair) => pair.every((seat) => seat < count));
}

/** The photo that was on the left less often goes to the left. */
function balancePair(a: number, b: number, lefts: Map<number, number>): Pair {
  const leftOf = (place: number) => lefts.get(place) ?? 0;
  const [left, right] = leftOf(a) <= leftOf(b) ? [a, b] : [b, a];
  lefts.set(left, leftOf(left) + 1);
  return [left, right];
}

/** A shuffle that depends only on the link. */
function shufflePlaces(linkId: string, count: number): number[] {
  const rank = (place: number) => createHash('sha256').update(`${linkId} ${place}`).digest('hex');
  return Array.from({ length: count }, (_, place) => ({ place, rank: rank(place) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ place }) => place);
}
