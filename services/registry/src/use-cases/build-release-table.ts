import { createHash } from 'node:crypto';
import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import type {
  ReleasedRemote,
  ReleasedShell,
  ReleaseTable,
  ShellVersion,
} from '@datewright/contracts/registry/get-release-table';
import { shellName } from '@datewright/contracts/registry/shell-card';
import { version as contractVersion } from '@datewright/contracts/registry/version';
import type { AppContext } from '../context.ts';
import type { RemoteRelease } from '../data/release-store.ts';
import type { Version } from '../data/version-store.ts';
import { hasValidCard } from './has-valid-card.ts';
import { isShell } from './shells.ts';

function toComposedRemote(version: Version): ComposedRemote {
  const server = version.files.find(({ path }) => path === 'server/manifest.json')?.integrity;
  const withIntegrity = version.files.filter((file) => /\.(js|css)$/.test(file.path));
  return {
    card: version.card,
    base: isShell(version) ? '/assets' : `/remotes/${version.name}/${version.version}`,
    manifest: version.manifest,
    entry: version.entry,
    integrity: Object.fromEntries(withIntegrity.map((file) => [file.path, file.integrity])),
    preload: version.preload,
    ...(server !== undefined && { server }),
  };
}

/** One version as the shell loads it; `null` also for a card that breaks a newer rule: it must not take the other remotes off the pages. */
export async function findComposedRemote(
  { versions }: Pick<AppContext, 'versions'>,
  name: string,
  version: string | undefined | null,
): Promise<ComposedRemote | null> {
  return version && !isShell({ name }) ? findTriedVersion({ versions }, name, version) : null;
}

/** One version as a trial gets it, of a remote or of the shell; `null` also for a card that breaks a newer rule. */
export async function findTriedVersion(
  { versions }: Pick<AppContext, 'versions'>,
  name: string,
  version: string,
): Promise<ComposedRemote | null> {
  const found = await versions.find(name, version);
  return found && hasValidCard(found) ? toComposedRemote(found) : null;
}

async function toReleasedRemote(context: AppContext, { name, stable, canary }: RemoteRelease): Promise<ReleasedRemote> {
  const [released, candidate] = await Promise.all([
    findComposedRemote(context, name, stable),
    findComposedRemote(context, name, canary?.version),
  ]);
  const { percent = 0, visitors = [] } = canary ?? {};
  return { name, stable: released, canary: candidate && { remote: candidate, percent, visitors } };
}

/** One version of the shell as edges serve it. */
export async function findShellVersion(
  { versions }: Pick<AppContext, 'versions'>,
  version: string | undefined | null,
): Promise<ShellVersion | null> {
  const found = version ? await versions.find(shellName, version) : null;
  if (!found) return null;
  return {
    version: found.version,
    integrity: Object.fromEntries(found.files.map(({ path, integrity }) => [path, integrity])),
  };
}

async function toReleasedShell(context: AppContext, { stable, canary }: RemoteRelease): Promise<ReleasedShell> {
  const [released, candidate] = await Promise.all([
    findShellVersion(context, stable),
    findShellVersion(context, canary?.version),
  ]);
  const { percent = 0, visitors = [] } = canary ?? {};
  return { stable: released, canary: candidate && { shell: candidate, percent, visitors } };
}

/** What is live of every remote and of the shell, as edges hold it. */
export async function buildReleaseTable(context: AppContext, releases: RemoteRelease[]): Promise<ReleaseTable> {
  const shell = releases.find(isShell);
  const remotes = releases.filter((release) => !isShell(release));
  return {
    remotes: await Promise.all(remotes.map((release) => toReleasedRemote(context, release))),
    ...(shell && { shell: await toReleasedShell(context, shell) }),
  };
}

/** Identifies a table without building it: versions are immutable, so it depends only on which ones are live. */
export function releaseTableTag(releases: RemoteRelease[]): string {
  const live = releases.map(({ name, stable, canary }) => [name, stable, canary]);
  const hash = createHash('sha256')
    .update(JSON.stringify([contractVersion, live]))
    .digest('base64url');
  return `"${hash.slice(0, 22)}"`;
}
