import type { Connection } from 'mongoose';

export interface ReencryptionCounts {
  /** Encrypted with the current key by this run. */
  reencrypted: number;
  /** Already encrypted with the current key. */
  current: number;
  /** Replaced or deleted by a running service between reading and writing; what it wrote stays. */
  changed: number;
  /** Encrypted with neither key, and left as they are. */
  unreadable: number;
}

/** Documents in memory at a time: a picture takes up to a few hundred kilobytes. */
const batchSize = 20;

type Encrypted = Record<string, unknown> & { _id: string | number };

/**
 * Replaces `field` of every document by what `reencrypt` returns: the same value if it is current, null if no key opens
 * it. It may run beside the service and be interrupted and repeated: a value is replaced only if it is still the one
 * that was read.
 */
export async function reencryptCollection<Value extends string | Buffer>(
  connection: Connection,
  { collection, field }: { collection: string; field: string },
  reencrypt: (value: Value, document: Encrypted) => Value | null,
): Promise<ReencryptionCounts> {
  const documents = connection.collection<Encrypted>(collection);
  const counts: ReencryptionCounts = { reencrypted: 0, current: 0, changed: 0, unreadable: 0 };
  const listAfter = (last: Encrypted | undefined) =>
    documents
      .find(last ? { _id: { $gt: last._id } } : {}, { promoteBuffers: true })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray() as Promise<Encrypted[]>;

  async function reencryptOne(document: Encrypted): Promise<keyof ReencryptionCounts> {
    const value = document[field] as Value;
    const replacement = reencrypt(value, document);
    if (replacement === null) return 'unreadable';
    if (replacement === value) return 'current';
    const { matchedCount } = await documents.updateOne(
      { _id: document._id, [field]: value },
      { $set: { [field]: replacement } },
    );
    return matchedCount === 1 ? 'reencrypted' : 'changed';
  }

  for (let batch = await listAfter(undefined); batch.length > 0; batch = await listAfter(batch.at(-1))) {
    for (const document of batch) counts[await reencryptOne(document)]++;
  }
  return counts;
}

/** Prints the counts by collection; the process then exits with 1 if a document could not be read. */
export function printReencryption(counts: ReadonlyMap<string, ReencryptionCounts>): void {
  for (const [collection, { reencrypted, current, changed, unreadable }] of counts) {
    console.log(
      `${collection}: ${reencrypted} encrypted with the current key, ${current} already were, ${changed} changed meanwhile, ${unreadable} open with neither key.`,
    );
    if (unreadable > 0) process.exitCode = 1;
  }
}
