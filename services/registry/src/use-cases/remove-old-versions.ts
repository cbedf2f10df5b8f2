import type { AppContext } from '../context.ts';
import type { RemoteRelease } from '../data/release-store.ts';
import { remove } from '../rules/decide-release.ts';
import { digestFiles } from '../rules/digest-files.ts';
import { keptMs, listRemovable } from '../rules/find-removable.ts';

/** Milliseconds after which a saved file belongs to a version, or to a publication that failed. */
const publicationMs = 24 * 3600 * 1000;

/**
 * Removes the versions that nobody needs any more, and the files that no other version has. May run in several processes at
 * once, and ends what an interrupted round has left.
 */
export async function removeOldVersions(context: AppContext): Promise<void> {
  const now = Date.now();
  for (const release of await context.releases.list()) await removeVersions(context, release, now);
  const used = await context.versions.listFiles();
  const files = await context.files.removeUnused(new Date(now - publicationMs), (integrity) => used.has(integrity));
  if (files > 0) context.log.info({ files }, 'removed files of old versions');
}

/** The release is changed first: from then on no version that is being removed can become live. */
async function removeVersions(context: AppContext, live: RemoteRelease, now: number): Promise<void> {
  const { name } = live;
  const { versions, trials, previews, releases } = context;
  const [all, history, tried, previewed] = await Promise.all([
    versions.listOf(name),
    releases.listHistory(name),
    trials.listOf(name),
    previews.listVersions(name),
  ]);
  const waiting = tried.filter(({ state }) => state === 'waiting').map(({ version }) => version);
  const removable = listRemovable({ live, versions: all, history, inUse: [...waiting, ...previewed] }, now);
  const listed = removable.map((version) => ({ version: version.version, digest: digestFiles(version) }));
  await releases.setRemoved(name, (current) => remove(current, live, listed));
  const { removed = [] } = (await releases.find(name)) ?? {};
  if (removed.length === 0) return;
  const gone = removed.map(({ version }) => version);
  // One that was published again since is newer.
  await versions.remove(name, gone, new Date(now - keptMs));
  await trials.remove(name, gone);
  if (listed.length > 0)
    context.log.info({ remote: name, versions: listed.map(({ version }) => version) }, 'removed old versions');
}
