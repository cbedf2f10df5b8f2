import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@datewright/service-kit/errors';
import { Parser, type ReadEntry } from 'tar';
import type { StoredFile } from '../data/files.ts';

const maxFiles = 500;
const maxBytes = 20 * 1024 * 1024;
const safePath = /^(?!.*\.\.)[\w][\w\-./]*$/;

/** Reads a gzipped tar wholly before anything is kept: files by path. */
export async function unpack(upload: Readable): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  let refused: string | undefined;
  const reading: Promise<void>[] = [];
  const keep = async (entry: ReadEntry) => {
    const path = entry.path.replace(/^\.\//, '');
    if (entry.type === 'Directory') return void entry.resume();
    if (entry.type !== 'File' && entry.type !== 'OldFile') refused = `${path} is not a plain file`;
    else if (!safePath.test(path)) refused = `${path} is not a safe path`;
    else if (files.size >= maxFiles) refused = `there are more than ${maxFiles} files`;
    else if (bytes + entry.size > maxBytes) refused = 'there are more than 20 MB';
    if (refused) return void entry.resume();
    bytes += entry.size;
    files.set(path, await entry.concat());
  };
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize: 64 * 1024,
    onReadEntry: (entry) => reading.push(keep(entry)),
  });
  try {
    await pipeline(upload, parser as unknown as NodeJS.WritableStream);
    await Promise.all(reading);
  } catch (cause) {
    throw new AppError('invalid_card', { message: 'The upload is not a whole gzipped tar.', cause });
  }
  if (refused) throw new AppError('invalid_card', { message: `The upload was refused: ${refused}.` });
  return files;
}

/** The content address of one file. */
export function seal(bytes: Buffer): StoredFile {
  return { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes };
}
