import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const hashLength = 32;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Stores bytes behind their hash, so that a full or faulty disk is noticed when they are read. */
export async function writeChecksummedFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}.partial`;
  await writeFile(partial, Buffer.concat([sha256(bytes), bytes]));
  await rename(partial, file);
}

/** Returns the stored bytes; `undefined` when the file is missing or corrupt, and then it is deleted. */
export async function readChecksummedFile(file: string): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(() => undefined);
  if (!kept) return undefined;
  const bytes = kept.subarray(hashLength);
  if (sha256(bytes).equals(kept.subarray(0, hashLength))) return bytes;
  await rm(file, { force: true });
  return undefined;
}
