import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { uploadMaxBytes } from '@datewright/contracts/registry/publish-version';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { Parser, type ReadEntry } from 'tar';
import type { StoredFile } from '../data/file-store.ts';

/** Limit for files and folders together. */
const maxEntries = 500;
/** Limit for the unpacked tar, headers included. */
const maxBytes = 20 * 1024 * 1024;
const safePath = /^(?!.*\.\.)[\w][\w\-./]{0,199}$/;
const inflate = promisify(gunzip);

const uploadRefused = (why: string) => new AppError('invalid_card', { message: `The upload was refused: ${why}.` });
const invalidArchive = (cause: unknown) =>
  new AppError('invalid_card', { message: 'The upload is not a whole gzipped tar.', cause });

/**
 * Reads an oversized upload to its end without keeping it: a client that is still sending would not read the refusal.
 */
function readUpload(upload: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    upload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= uploadMaxBytes) return void chunks.push(chunk);
      chunks.length = 0;
      reject(new AppError('too_large'));
    });
    finished(upload).then(() => resolve(Buffer.concat(chunks)), reject);
  });
}

async function inflateTar(packed: Buffer): Promise<Buffer> {
  const tar = await inflate(packed, { maxOutputLength: maxBytes }).catch((cause: { code?: string }) => {
    throw cause.code === 'ERR_BUFFER_TOO_LARGE' ? uploadRefused('there are more than 20 MB') : invalidArchive(cause);
  });
  // The parser would unpack a second gzip or zstd layer without our limit.
  if (/^(1f8b|28b52ffd)/.test(tar.toString('hex', 0, 4))) throw invalidArchive('packed twice');
  return tar;
}

const entryPath = (entry: ReadEntry) => entry.path.replace(/^\.\//, '');

/** Finds the problem of an entry before any of its bytes are kept. */
function findEntryProblem(entry: ReadEntry, count: number): string | undefined {
  if (count > maxEntries) return `there are more than ${maxEntries} files`;
  if (entry.type === 'Directory') return undefined;
  if (entry.type !== 'File' && entry.type !== 'OldFile') return `${entry.path} is not a plain file`;
  return safePath.test(entryPath(entry)) ? undefined : `${entry.path} is not a safe path`;
}

function readTar(tar: Buffer): Promise<Map<string, Buffer>> {
  const reading: Promise<[string, Buffer]>[] = [];
  let count = 0;
  return new Promise((resolve, reject) => {
    const parser = new Parser({
      strict: true,
      brotli: false,
      zstd: false,
      maxMetaEntrySize: 64 * 1024,
      onReadEntry(entry) {
        const wrong = findEntryProblem(entry, ++count);
        if (wrong) reject(uploadRefused(wrong));
        if (wrong || entry.type === 'Directory') return void entry.resume();
        reading.push(entry.concat().then((bytes) => [entryPath(entry), bytes]));
      },
    });
    parser.on('error', reject);
    parser.on('end', () => void Promise.all(reading).then((files) => resolve(new Map(files)), reject));
    parser.end(tar);
  });
}

/** Reads a whole gzipped tar before anything is stored; returns the files by path. */
export async function unpackUpload(upload: Readable): Promise<Map<string, Buffer>> {
  try {
    return await readTar(await inflateTar(await readUpload(upload)));
  } catch (cause) {
    throw cause instanceof AppError ? cause : invalidArchive(cause);
  }
}

/** The content address of one file. */
export function toStoredFile(bytes: Buffer): StoredFile {
  return { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes };
}
