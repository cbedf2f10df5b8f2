import { createHash } from 'node:crypto';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import type { ReleaseTable, ShellVersion } from '@datewright/contracts/registry/get-release-table';
import { shellName } from '@datewright/contracts/registry/shell-card';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { EdgeConfig } from '../config.ts';
import { decodeBody } from '../encoded-body.ts';
import type { RemoteFiles } from '../remotes/remote-files.ts';
import { findMissingFile, type Shell, toShell } from './load-shell.ts';

/** The versions of the shell that this edge serves. */
export interface Shells {
  /** The shell of a composition; without a released one, the one that this edge was deployed with. */
  of(composition: Composition): Shell;
  /** Every shell in memory, the one that this edge was deployed with last. */
  list(): Shell[];
  /**
   * Reads the shells of a table, from the disk or the registry, before any visitor gets them. Returns the table without those
   * that could not be read; these may be tried again.
   */
  prepare(table: ReleaseTable): Promise<{ table: ReleaseTable; isWhole: boolean }>;
  /** Reads a shell that one browser previews; false while it can't be read. */
  loadPreview(shell: ShellVersion): Promise<boolean>;
}

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The live shells, and those of pages that were loaded before the last releases. */
const maxLoaded = 5;
/** Previewed shells. Others of them must not displace one that is live. */
const maxPreviewed = 5;
/** Milliseconds before a shell that could not be read is tried again. */
const retryMs = 10_000;

interface Dependencies {
  files: RemoteFiles;
  /** It serves until a shell is released, and whenever a released one can't be read. */
  deployed: Shell;
  source: EdgeConfig['SHELL_SOURCE'];
  log: Logger;
}

export function createShells({ files, deployed, source, log }: Dependencies): Shells {
  const loaded = new LRUCache<string, Shell>({ max: maxLoaded });
  const previewed = new LRUCache<string, Shell>({ max: maxPreviewed });
  const failed = new LRUCache<string, true>({ max: maxLoaded, ttl: retryMs });

  async function read({ version, integrity }: ShellVersion): Promise<Shell> {
    const entries = await Promise.all(
      Object.entries(integrity).map(async ([path, hash]): Promise<[string, Buffer]> => {
        const bytes = await decodeBody(await files.read(shellName, version, path));
        if (hashOf(bytes) !== hash) throw new Error(`${path} is not what was published.`);
        return [`/${path}`, bytes];
      }),
    );
    const build = new Map(entries);
    const missing = findMissingFile(build);
    if (missing) throw new Error(`${missing} is missing.`);
    return toShell(build);
  }

  /** False while the shell can't be read. */
  async function load(shell: ShellVersion, into = loaded): Promise<boolean> {
    const { version } = shell;
    if (into.get(version)) return true;
    if (failed.has(version)) return false;
    try {
      into.set(version, await read(shell));
      return true;
    } catch (err) {
      failed.set(version, true);
      log.error({ err, version }, 'a shell could not be read');
      return false;
    }
  }

  return {
    of: ({ shell }) => (shell && (shell.preview ? previewed : loaded).get(shell.version)) ?? deployed,
    list: () => [...loaded.values(), ...previewed.values(), deployed],
    loadPreview: (shell) => load(shell, previewed),
    async prepare({ shell, ...others }) {
      if (!shell || source === 'deployed') return { table: others, isWhole: true };
      const { stable, canary } = shell;
      const isStableRead = stable === null || (await load(stable));
      const isCanaryRead = canary === null || (await load(canary.shell));
      const read = { stable: isStableRead ? stable : null, canary: isCanaryRead ? canary : null };
      return { table: { ...others, shell: read }, isWhole: isStableRead && isCanaryRead };
    },
  };
}
