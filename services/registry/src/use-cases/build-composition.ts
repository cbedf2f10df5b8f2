import { createHash } from 'node:crypto';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import type { Release } from '@datewright/contracts/registry/release';
import type { AppContext } from '../context.ts';
import type { Version } from '../data/version-store.ts';
import { hasValidCard } from './has-valid-card.ts';

/** A number from 0 to 99 that is always the same for a visitor and a remote. */
function rolloutBucket(visitor: string, name: string): number {
  return createHash('sha256').update(`${visitor}:${name}`).digest().readUInt32BE(0) % 100;
}

/** The version of one remote that this visitor gets. */
export function chooseVersion({ name, stable, canary }: Release, visitor: string | undefined): string | null {
  if (!canary || visitor === undefined) return stable;
  const chosen = canary.visitors.includes(visitor) || rolloutBucket(visitor, name) < canary.percent;
  return chosen ? canary.version : stable;
}

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

/** Visitors with the same versions get the same `compositionId`. */
export async function buildComposition(context: AppContext, visitor: string | undefined): Promise<Composition> {
  const releases = await context.releases.list();
  const versions = await Promise.all(
    releases.map((release) => {
      const version = chooseVersion(release, visitor);
      return version === null ? null : context.versions.find(release.name, version);
    }),
  );
  // A card that breaks a newer rule must not take the other remotes off the pages.
  const live = versions.filter((version) => version !== null).filter(hasValidCard);
  const names = live.map(({ name, version }) => `${name}@${version}`).sort();
  return {
    compositionId: createHash('sha256').update(names.join(',')).digest('hex').slice(0, 16),
    remotes: live.map(toComposedRemote),
  };
}
