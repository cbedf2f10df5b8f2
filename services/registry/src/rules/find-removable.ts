import type { Decision } from '@datewright/contracts/registry/decision';
import type { LiveVersions } from './decide-release.ts';
import { follow, isChange, type Live } from './find-composition.ts';

/** The number of newest versions that stay. */
const keptNewest = 10;
const dayMs = 24 * 3600 * 1000;
/** Milliseconds for which every version stays. */
export const keptMs = 30 * dayMs;
/** Milliseconds for which a page that was loaded before a release may still load files of its version. */
const openPageMs = dayMs;

interface Remote<Version> {
  live: LiveVersions;
  /** Newest first. */
  versions: Version[];
  history: Pick<Decision, 'at' | 'action' | 'version'>[];
  /** Versions with a trial to come or a preview. */
  inUse: string[];
}

/** The versions that nobody needs any more. */
export function listRemovable<Version extends { version: string; publishedAt: Date }>(
  { live, versions, history, inUse }: Remote<Version>,
  now: number,
): Version[] {
  const { stable, canary, previous } = live;
  const needed = new Set([stable, canary?.version, ...previous, ...inUse, ...listLiveSince(history, now - openPageMs)]);
  return versions
    .slice(keptNewest)
    .filter(({ version, publishedAt }) => !needed.has(version) && publishedAt.getTime() < now - keptMs);
}

/** The versions that stopped being live after a time. */
function listLiveSince(history: Remote<unknown>['history'], time: number): string[] {
  const since = new Date(time).toISOString();
  let live: Live = { stable: null, canary: null };
  const found: (string | null)[] = [];
  for (const line of history.filter(isChange).sort((a, b) => (a.at < b.at ? -1 : 1))) {
    if (line.at > since) found.push(live.stable, live.canary);
    live = follow(live, line);
  }
  return found.filter((version) => version !== null);
}
