/**
 * Passes items on in their order, each with its verdict. Items that arrive during a review are reviewed together in the next one. When
 * the caller leaves, `items` is ended. Throws what `items` throws, after the items before it.
 */
export async function* reviewInBatches<Item, Verdict>(
  items: AsyncGenerator<Item, unknown, undefined>,
  review: (batch: readonly Item[]) => Promise<readonly Verdict[]>,
): AsyncGenerator<{ item: Item; verdict: Verdict }, void, undefined> {
  const waiting: Item[] = [];
  let isOver = false;
  let failure: { error: unknown } | undefined;
  let wake = () => {};
  const reading = (async () => {
    try {
      for await (const item of items) {
        waiting.push(item);
        wake();
      }
    } catch (error) {
      failure = { error };
    } finally {
      isOver = true;
      wake();
    }
  })();
  try {
    for (;;) {
      if (waiting.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      const batch = waiting.splice(0);
      if (batch.length === 0) break;
      const verdicts = await review(batch);
      for (const [at, item] of batch.entries()) yield { item, verdict: verdicts[at] as Verdict };
    }
    await reading;
    if (failure) throw failure.error;
  } finally {
    if (!isOver) void items.return(undefined).catch(() => undefined);
  }
}
