import { basename, join } from 'node:path';
import { AppError } from '@datewright/service-kit/errors';
import { LRUCache } from 'lru-cache';
import mime from 'mime-types';
import { type EncodedBody, encodeBody } from '../encoded-body.ts';
import { keepFile, readKept } from './kept-file.ts';

/** Files of published versions. They never change: what was read once is kept, in memory and on disk. */
export interface RemoteFiles {
  /** Throws `not_found`, or `unavailable` when the registry is down and the file was never read. */
  read(name: string, version: string, path: string): Promise<EncodedBody>;
}

export function remoteFiles(registryUrl: string, cacheDir: string): RemoteFiles {
  const memory = new LRUCache<string, EncodedBody>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (body) => body.bytes.length + 1,
  });
  const reading = new Map<string, Promise<EncodedBody>>();

  async function fromDisk(file: string, type: string): Promise<EncodedBody | undefined> {
    const packed = await readKept(`${file}.br`);
    if (packed) return { type, bytes: packed, encoding: 'br' };
    const bytes = await readKept(file);
    return bytes && { type, bytes, encoding: undefined };
  }

  async function fromRegistry(key: string, type: string): Promise<EncodedBody> {
    const response = await fetch(new URL(`/registry/v1/files/${key}`, registryUrl), {
      signal: AbortSignal.timeout(3500),
    }).catch((cause) => {
      throw new AppError('unavailable', { cause });
    });
    if (response.status === 404) throw new AppError('not_found');
    if (!response.ok) throw new AppError('unavailable');
    return encodeBody(type, Buffer.from(await response.arrayBuffer()));
  }

  async function load(key: string): Promise<EncodedBody> {
    const type = mime.lookup(basename(key)) || 'application/octet-stream';
    const file = join(cacheDir, 'files', key);
    const kept = await fromDisk(file, type);
    const body = kept ?? (await fromRegistry(key, type));
    if (!kept) await keepFile(body.encoding ? `${file}.${body.encoding}` : file, body.bytes);
    memory.set(key, body);
    return body;
  }

  return {
    async read(name, version, path) {
      const key = `${name}/${version}/${path}`;
      const known = memory.get(key);
      if (known) return known;
      const running = reading.get(key) ?? load(key).finally(() => reading.delete(key));
      reading.set(key, running);
      return running;
    },
  };
}
