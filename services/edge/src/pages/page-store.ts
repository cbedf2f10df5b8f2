import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pageAnswer } from '@datewright/contracts/prerender/page-state';
import { renderedPage } from '@datewright/contracts/prerender/render-page';
import { z } from '@datewright/contracts/zod';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { readChecksummedFile, writeChecksummedFile } from '../remotes/checksummed-file.ts';
import type { Variants } from '../visitors/variants.ts';

const storedPage = z.object({
  /** The same for all variants of the page. */
  key: z.string(),
  variants: z.record(z.string(), z.string()),
  renderedAt: z.number(),
  page: renderedPage,
  /** The responses to the calls of the page. */
  data: z.record(z.string(), pageAnswer),
});
/** One rendered copy of a page. */
export type StoredPage = z.infer<typeof storedPage>;

/** Rendered pages in memory, and on disk for the next start. */
export interface PageStore {
  get(key: string, variants: Variants): StoredPage | undefined;
  save(page: StoredPage): void;
  /** Deletes all variants of a page. */
  delete(key: string): void;
  deleteWhere(isDeleted: (page: StoredPage) => boolean): void;
}

const maxPages = 2000;
/** Characters, which take one or two bytes each. */
const maxSize = 32 * 1024 * 1024;
/** Milliseconds for which a page may be served: one day. */
const maxAgeMs = 24 * 3600 * 1000;

const variantKey = (key: string, variants: Variants) => `${key}:${JSON.stringify(variants)}`;
const pickVariants = (names: readonly string[], variants: Variants): Variants =>
  Object.fromEntries(names.map((name) => [name, variants[name] ?? '']));

/** Opens the store in a folder, with the pages of an earlier process. */
export async function openPageStore(folder: string, log: Logger): Promise<PageStore> {
  const fileOf = (copy: string) => join(folder, `${createHash('sha256').update(copy).digest('hex').slice(0, 32)}.json`);
  const failed = (err: unknown) => log.warn({ err }, 'a page could not be kept on disk');
  const copies = new LRUCache<string, StoredPage>({
    max: maxPages,
    maxSize,
    sizeCalculation: (stored) => JSON.stringify(stored).length,
    ttl: maxAgeMs,
    dispose: (_page, copy, why) => void (why !== 'set' && rm(fileOf(copy), { force: true }).catch(failed)),
  });
  /** The experiments that each page reads, known once it has been rendered. */
  const reads = new LRUCache<string, string[]>({ max: maxPages });

  function remember(stored: StoredPage): string {
    const names = [...new Set([...(reads.get(stored.key) ?? []), ...stored.page.experiments])].sort();
    reads.set(stored.key, names);
    const copy = variantKey(stored.key, pickVariants(names, stored.variants));
    copies.set(copy, stored, { start: performance.now() - Math.max(0, Date.now() - stored.renderedAt) });
    return copy;
  }

  function deleteWhere(isDeleted: (page: StoredPage) => boolean): void {
    for (const [copy, stored] of copies) if (isDeleted(stored)) copies.delete(copy);
  }

  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const file = join(folder, name);
    const parsed = z.safeParse(storedPage, JSON.parse(String((await readChecksummedFile(file)) ?? 'null')));
    const isYoung = parsed.success && parsed.data.renderedAt > Date.now() - maxAgeMs;
    if (isYoung) remember(parsed.data);
    else await rm(file, { force: true });
  }

  return {
    get: (key, variants) => copies.get(variantKey(key, pickVariants(reads.get(key) ?? [], variants))),
    save(stored) {
      const copy = remember(stored);
      writeChecksummedFile(fileOf(copy), Buffer.from(JSON.stringify(stored))).catch(failed);
    },
    delete: (key) => deleteWhere((stored) => stored.key === key),
    deleteWhere,
  };
}
