import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from '@datewright/contracts/zod';

/** Written last: a folder without it is not a whole backup. */
export const manifestFile = 'manifest.json';

const file = z.object({ path: z.string().check(z.regex(/^[\w.%-]+\/[\w.%-]+$/)), sha256: z.string() });

/** What a backup has. Its files are named and written as those of `mongodump --gzip`, so `mongorestore` reads them too. */
export const backupManifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** True when everything was read as of one moment, which only a replica set can. */
  isSnapshot: z.boolean(),
  collections: z.array(
    z.object({
      database: z.string(),
      name: z.string(),
      documents: z.number(),
      /** BSON, one document after the other. */
      content: file,
      /** Options and indexes. */
      metadata: file,
    }),
  ),
});
export type BackupManifest = z.output<typeof backupManifest>;

async function* hashed(source: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const part of source) {
    hash.update(part);
    yield part;
  }
}

/** Writes a compressed file and returns the hash of its content. */
export async function writeGzip(folder: string, path: string, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(hashed(content, hash)),
    createGzip(),
    createWriteStream(join(folder, path), { flags: 'wx' }),
  );
  return { path, sha256: hash.digest('hex') };
}

/** Reads a compressed file in parts. Throws after the last one when the content is not what the manifest says. */
export async function* readGzip(
  folder: string,
  { path, sha256 }: { path: string; sha256: string },
): AsyncGenerator<Uint8Array> {
  const source = createReadStream(join(folder, path));
  const content = createGunzip();
  source.on('error', (error) => content.destroy(error));
  source.pipe(content);
  const hash = createHash('sha256');
  yield* hashed(content, hash);
  if (hash.digest('hex') !== sha256) throw new Error(`${path} is damaged: its hash is not the one in the manifest.`);
}

/** A little more than MongoDB allows a document. */
const maxDocumentBytes = 16 * 1024 * 1024 + 16 * 1024;

/** Splits BSON into documents. */
export async function* splitDocuments(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const part of content) {
    rest = rest.length === 0 ? Buffer.from(part) : Buffer.concat([rest, part]);
    while (rest.length >= 4) {
      const size = rest.readInt32LE(0);
      if (size < 5 || size > maxDocumentBytes) throw new Error('The content is damaged: a document has no valid size.');
      if (rest.length < size) break;
      yield rest.subarray(0, size);
      rest = rest.subarray(size);
    }
  }
  if (rest.length > 0) throw new Error('The content is damaged: it ends within a document.');
}
