import type { Connection, mongo } from 'mongoose';

type Stored = mongo.Document & { _id: string | number | mongo.ObjectId };

const batchSize = 200;

/**
 * Applies `update` to every document that matches `filter`, which must not match an updated one: run again after an
 * interruption, it continues. Reads the collection once, by `_id`.
 */
export async function updateInBatches(
  connection: Connection,
  {
    collection,
    filter,
    update,
  }: { collection: string; filter: mongo.Filter<Stored>; update: mongo.UpdateFilter<Stored> },
  signal: AbortSignal,
): Promise<void> {
  const documents = connection.collection<Stored>(collection);
  for (let after: mongo.Filter<Stored> = {}; ; ) {
    signal.throwIfAborted();
    const ids = await documents
      .find({ $and: [filter, after] }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(batchSize)
      .map(({ _id }) => _id)
      .toArray();
    if (ids.length === 0) return;
    await documents.updateMany({ $and: [filter, { _id: { $in: ids } }] }, update);
    after = { _id: { $gt: ids.at(-1) } } as mongo.Filter<Stored>;
  }
}
