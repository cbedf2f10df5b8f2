import { join } from 'node:path';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import { getReleaseTable, type ReleaseTable, releaseTable } from '@datewright/contracts/registry/get-release-table';
import { z } from '@datewright/contracts/zod';
import { poll } from '@datewright/service-kit/background/poll';
import { createComposer } from '@datewright/service-kit/releases/create-composer';
import type { Logger } from 'pino';
import { readChecksummedFile, writeChecksummedFile } from './checksummed-file.ts';
import { omitWatch } from './omit-watch.ts';
import type { RemoteFiles } from './remote-files.ts';

/** Chooses the versions of each visitor from the table of releases that this edge holds. */
export interface CompositionSource {
  /** Without a visitor id, the stable version of every remote. */
  forVisitor(visitor?: string): Composition;
  /**
   * The stable versions for everyone without a cookie. Pages do not report their views of them: no first page of a visit
   * has a canary, so that the two could not be compared.
   */
  forNewVisitors(): Composition;
  /** False until a table was read from the disk or the registry: until then there are no remotes. */
  isLoaded(): boolean;
}

interface Dependencies {
  registryUrl: string;
  cacheDir: string;
  files: RemoteFiles;
  /** Reads the shells of a table before a visitor gets them. */
  shells: { prepare: (table: ReleaseTable) => Promise<{ table: ReleaseTable; isWhole: boolean }> };
  log: Logger;
  /** Called when new visitors get other versions than before, also those before this edge was started. */
  onChange: () => void;
}

/** Milliseconds between two requests for the table: a release is live within about a second. */
const pollIntervalMs = 500;
const pollTimeoutMs = 2000;

/**
 * Opens the table of an earlier process, and then keeps it up to date with the registry. While the registry is down,
 * the last table serves.
 */
export async function openCompositionSource({
  registryUrl,
  cacheDir,
  files,
  shells,
  log,
  onChange,
}: Dependencies): Promise<CompositionSource> {
  const tableFile = join(cacheDir, 'releases.json');
  const url = new URL(getReleaseTable.path, registryUrl);
  const stored = await readTable(tableFile);
  let isLoaded = stored !== undefined;
  let choose = createComposer(stored ? (await shells.prepare(stored)).table : { remotes: [] });
  let shared = omitWatch(choose(undefined));
  let etag: string | null = null;

  /** Stores the table and its files, so that members notice nothing when the registry is down. */
  async function store(table: ReleaseTable): Promise<void> {
    await writeChecksummedFile(tableFile, Buffer.from(JSON.stringify(table)));
    const released = table.remotes.flatMap(({ stable, canary }) => [stable, canary?.remote]);
    const wanted = released.flatMap((remote) =>
      remote ? [remote.manifest, ...Object.keys(remote.integrity)].map((path) => [remote.card, path] as const) : [],
    );
    await Promise.all(wanted.map(([{ name, version }, path]) => files.read(name, version, path)));
  }

  async function update(): Promise<void> {
    const response = await fetch(url, {
      headers: etag === null ? {} : { 'if-none-match': etag },
      signal: AbortSignal.timeout(pollTimeoutMs),
    });
    if (response.status === 304) return;
    const table = z.parse(releaseTable, await response.json());
    const ready = await shells.prepare(table);
    choose = createComposer(ready.table);
    isLoaded = true;
    const before = shared;
    shared = omitWatch(choose(undefined));
    if (shared.compositionId !== before.compositionId) onChange();
    // Without its shells the table is asked for again.
    etag = ready.isWhole ? response.headers.get('etag') : null;
    store(table).catch((err) => log.warn({ err }, 'could not store the releases'));
  }

  // Resolves after the first answer, or the first failure.
  await new Promise<void>((resolve) => {
    const failureMessage = 'the registry did not answer; the last releases serve';
    poll(() => update().finally(resolve), { intervalMs: pollIntervalMs, log, failureMessage });
  });
  return { forVisitor: (visitor) => choose(visitor), forNewVisitors: () => shared, isLoaded: () => isLoaded };
}

async function readTable(file: string): Promise<ReleaseTable | undefined> {
  const stored = await readChecksummedFile(file);
  return stored && z.safeParse(releaseTable, JSON.parse(stored.toString('utf8'))).data;
}
