import { join } from 'node:path';
import { type Composition, composition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { readChecksummedFile, writeChecksummedFile } from './checksummed-file.ts';
import type { RemoteFiles } from './remote-files.ts';

/** Returns the versions that a visitor gets, also while the registry is down. */
export interface CompositionSource {
  forVisitor(visitor: string): Promise<Composition>;
}

const emptyComposition: Composition = { compositionId: 'none', remotes: [] };

export function createCompositionSource(
  registryUrl: string,
  cacheDir: string,
  files: RemoteFiles,
  log: Logger,
): CompositionSource {
  // Caches the answer for each visitor for two seconds, so that a burst of page loads makes one call.
  const recent = new LRUCache<string, Composition>({ max: 5000, ttl: 2000 });
  const lastGoodFile = join(cacheDir, 'composition.json');
  let lastGood: Composition | undefined;

  /** Stores the answer and its files, so that members notice nothing when the registry is down. */
  async function remember(fresh: Composition): Promise<void> {
    if (fresh.compositionId === lastGood?.compositionId) return;
    lastGood = fresh;
    await writeChecksummedFile(lastGoodFile, Buffer.from(JSON.stringify(fresh)));
    const wanted = fresh.remotes.flatMap(({ card, manifest, integrity }) =>
      [manifest, ...Object.keys(integrity)].map((path) => [card.name, card.version, path] as const),
    );
    await Promise.all(wanted.map(([name, version, path]) => files.read(name, version, path)));
  }

  async function fromRegistry(visitor: string): Promise<Composition> {
    const url = new URL('/registry/v1/composition', registryUrl);
    url.searchParams.set('visitor', visitor);
    const response = await fetch(url, { signal: AbortSignal.timeout(800) });
    return z.parse(composition, await response.json());
  }

  async function fromDisk(): Promise<Composition | undefined> {
    const kept = await readChecksummedFile(lastGoodFile);
    return kept && z.safeParse(composition, JSON.parse(kept.toString('utf8'))).data;
  }

  return {
    async forVisitor(visitor) {
      const known = recent.get(visitor);
      if (known) return known;
      try {
        const fresh = await fromRegistry(visitor);
        recent.set(visitor, fresh);
        remember(fresh).catch((err) => log.warn({ err }, 'could not keep the composition'));
        return fresh;
      } catch (err) {
        log.warn({ err }, 'the registry did not answer; the last good composition serves');
        lastGood ??= await fromDisk();
        const answer = lastGood ?? emptyComposition;
        recent.set(visitor, answer);
        return answer;
      }
    },
  };
}
