import { createHash } from 'node:crypto';
import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import type { ReleasedRemote, ReleaseTable } from '@datewright/contracts/registry/get-release-table';
import { version as contractVersion } from '@datewright/contracts/registry/version';
import type { AppContext } from '../context.ts';
import type { RemoteRelease } from '../data/release-store.ts';
import type { Version } from '../data/version-store.ts';
import { hasValidCard } from './has-valid-card.ts';

function toComposedRemote(version: Version): ComposedRemote {
  const server = version.files.find(({ path }) => path === 'server/manifest.json')?.integrity;
  const withIntegrity = version.files.filter((file) => /\.(js|css)$/.test(file.path));
  return {
    card: version.card,
    base: `/remotes/${version.name}/${version.version}`,
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
  const found = version ? await versions.find(name, version) : null;
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

/** What is live of every remote, as edges hold it. */
export async function buildReleaseTable(context: AppContext, releases: RemoteRelease[]): Promise<ReleaseTable> {
  return { remotes: await Promise.all(releases.map((release) => toReleasedRemote(context, release))) };
}

/** Identifies a table without building it: versions are immutable, so it depends only on which ones are live. */
export function releaseTableTag(releases: RemoteRelease[]): string {
  const live = releases.map(({ name, stable, canary }) => [name, stable, canary]);
  const hash = createHash('sha256')
    .update(JSON.stringify([contractVersion, live]))
    .digest('base64url');
  return `"${hash.slice(0, 22)}"`;
}
