import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const hashBytes = 32;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Keeps bytes behind their hash, so that a full disk or a bad one shows when they are read. */
export async function keepFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, Buffer.concat([hashOf(bytes), bytes]));
  await rename(partial, file);
}

/** What was kept, whole; nothing when it is not there or not what was kept any more, and then it goes. */
export async function readKept(file: string): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(() => undefined);
  if (!kept) return undefined;
  const bytes = kept.subarray(hashBytes);
  if (hashOf(bytes).equals(kept.subarray(0, hashBytes))) return bytes;
  await rm(file, { force: true });
  return undefined;
}
