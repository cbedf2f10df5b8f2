import { createHash } from 'node:crypto';

/** A generator of numbers in [0, 1) that depends only on `seed`. */
export function createSeededRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32: small, uniform, and the same on every machine.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shuffles items with the given random numbers. */
export function shuffle<Item>(items: readonly Item[], roll: () => number): Item[] {
  const order = items.map((item) => ({ item, at: roll() }));
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
