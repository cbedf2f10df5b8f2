import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { LRUCache } from 'lru-cache';
import mime from 'mime-types';
import type { Logger } from 'pino';
import { type EncodedBody, encodeBody, recompress } from '../encoded-body.ts';
import { readChecksummedFile, writeChecksummedFile } from './checksummed-file.ts';

/** Files of published versions. They never change, so they are cached in memory and on disk. */
export interface RemoteFiles {
  /** Throws `not_found`, or `unavailable` when the registry is down and the file is not cached. */
  read(name: string, version: string, path: string): Promise<EncodedBody>;
}

export function createRemoteFiles(registryUrl: string, cacheDir: string, log: Logger): RemoteFiles {
  const memory = new LRUCache<string, EncodedBody>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (body) => body.bytes.length + 1,
  });
  const reading = new Map<string, Promise<EncodedBody>>();

  async function fromRegistry(key: string): Promise<Buffer> {
    const response = await fetch(new URL(`/registry/v1/files/${key}`, registryUrl), {
      signal: AbortSignal.timeout(3500),
    }).catch((cause) => {
      throw new AppError('unavailable', { cause });
    });
    if (response.status === 404) throw new AppError('not_found');
    if (!response.ok) throw new AppError('unavailable');
    return Buffer.from(await response.arrayBuffer());
  }

  /** Replaces a cached text by its smallest compressed form. */
  async function keepSmall(file: string, body: EncodedBody, bytes: Buffer): Promise<void> {
    await recompress(body, bytes);
    await writeChecksummedFile(`${file}.br`, body.bytes);
    await rm(file, { force: true });
  }

  async function load(key: string): Promise<EncodedBody> {
    const type = mime.lookup(basename(key)) || 'application/octet-stream';
    const file = join(cacheDir, 'files', key);
    const packed = await readChecksummedFile(`${file}.br`);
    if (packed) return { type, bytes: packed, encoding: 'br' };
    const kept = await readChecksummedFile(file);
    const bytes = kept ?? (await fromRegistry(key));
    const body = await encodeBody(type, bytes);
    // The file is served even when the disk is full.
    const notKept = (err: unknown) => log.warn({ err, key }, 'could not keep a file');
    if (!kept) await writeChecksummedFile(file, bytes).catch(notKept);
    if (body.encoding) keepSmall(file, body, bytes).catch(notKept);
    return body;
  }

  return {
    async read(name, version, path) {
      const key = `${name}/${version}/${path}`;
      const known = memory.get(key);
      if (known) return known;
      const running = reading.get(key) ?? load(key).finally(() => reading.delete(key));
      reading.set(key, running);
      const body = await running;
      memory.set(key, body);
      return body;
    },
  };
}
