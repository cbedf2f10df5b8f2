import { createHash } from 'node:crypto';
import { friendLinkLimits } from '@datewright/contracts/photo/limits';

export type Pair = [left: number, right: number];

/**
 * The pairs that every friend of a link sees, the same at each call: all of them where they are few, else so many that
 * each photo stands in as many as every other, or one more. No photo stands always on one side.
 */
export function choosePairs(linkId: string, photos: number): Pair[] {
  const places = shufflePlaces(linkId, photos);
  const lefts = new Map<number, number>();
  return listAllPairs(photos)
    .slice(0, friendLinkLimits.mostPairs)
    .map(([a, b]): Pair => balancePair(places[a] ?? a, places[b] ?? b, lefts));
}

/** In rounds, as a tournament is played: in a round nobody plays twice, so the first few rounds are fair to all. */
function listAllPairs(count: number): Pair[] {
  const seats = count + (count % 2);
  const rounds = Array.from({ length: seats - 1 }, (_, round) => {
    const seatOf = (at: number) => (at === 0 ? 0 : 1 + ((at - 1 + round) % (seats - 1)));
    return Array.from({ length: seats / 2 }, (_, at): Pair => [seatOf(at), seatOf(seats - 1 - at)]);
  });
  return rounds.flat().filter((pair) => pair.every((seat) => seat < count));
}

/** Whoever stood on the left less often stands there now. */
function balancePair(a: number, b: number, lefts: Map<number, number>): Pair {
  const leftOf = (place: number) => lefts.get(place) ?? 0;
  const [left, right] = leftOf(a) <= leftOf(b) ? [a, b] : [b, a];
  lefts.set(left, leftOf(left) + 1);
  return [left, right];
}

/** Places in an order that follows from the link. */
function shufflePlaces(linkId: string, count: number): number[] {
  const rank = (place: number) => createHash('sha256').update(`${linkId} ${place}`).digest('hex');
  return Array.from({ length: count }, (_, place) => ({ place, rank: rank(place) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ place }) => place);
}
