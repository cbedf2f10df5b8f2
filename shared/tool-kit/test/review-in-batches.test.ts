import { setTimeout as delay } from 'node:timers/promises';
import { reviewInBatches } from '../src/line-review/review-in-batches.ts';

async function* letters(text: string, pauseMs = 0, onEnd: () => void = () => {}) {
  try {
    for (const letter of text) {
      if (pauseMs > 0) await delay(pauseMs);
      yield letter;
    }
  } finally {
    onEnd();
  }
}

async function collect<Item, Verdict>(reviewed: AsyncIterable<{ item: Item; verdict: Verdict }>) {
  const all: [Item, Verdict][] = [];
  for await (const { item, verdict } of reviewed) all.push([item, verdict]);
  return all;
}

test('Every item comes once, in order, with its own verdict', async () => {
  const upperCase = async (batch: readonly string[]) => batch.map((letter) => letter.toUpperCase());
  expect(await collect(reviewInBatches(letters('abc'), upperCase))).toEqual([
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
  ]);
});

test('What arrives during a review is reviewed together', async () => {
  const batches: string[] = [];
  const slow = async (batch: readonly string[]) => {
    batches.push(batch.join(''));
    await delay(batches.length === 1 ? 200 : 0);
    return batch;
  };
  await collect(reviewInBatches(letters('abcd', 1), slow));
  expect(batches.slice(0, 2)).toEqual(['a', 'bcd']);
});

test('An error comes after the items before it', async () => {
  async function* failing() {
    yield 'a';
    throw new Error('broken');
  }
  const seen: string[] = [];
  const read = async () => {
    for await (const { item } of reviewInBatches(failing(), async (batch) => batch)) seen.push(item);
  };
  await expect(read()).rejects.toThrow('broken');
  expect(seen).toEqual(['a']);
});

test('An error of the review ends the items', async () => {
  let isEnded = false;
  const reviewed = reviewInBatches(
    letters('abc', 5, () => {
      isEnded = true;
    }),
    async () => {
      throw new Error('no review');
    },
  );
  await expect(collect(reviewed)).rejects.toThrow('no review');
  await delay(50);
  expect(isEnded).toBe(true);
});

test('Leaving ends the items', async () => {
  let isEnded = false;
  const items = letters('abc', 5, () => {
    isEnded = true;
  });
  for await (const { item } of reviewInBatches(items, async (batch) => batch)) if (item === 'a') break;
  await delay(50);
  expect(isEnded).toBe(true);
});
