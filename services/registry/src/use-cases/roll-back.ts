import type { AppContext } from '../context.ts';
import type { Actor, RemoteRelease } from '../data/release-store.ts';
import type { Version } from '../data/version-store.ts';
import { rollBack as decideRollback, type LiveVersions, type Outcome } from '../rules/decide-release.ts';
import { ifUnchanged } from '../rules/if-unchanged.ts';
import { assertOwnRemote } from './find-own-version.ts';
import { hasValidCard } from './has-valid-card.ts';
import { isShell, listBrokenRemotes } from './shells.ts';

/** What a rollback would do to what is live. */
export async function planRollback(context: AppContext, name: string): Promise<(live: LiveVersions) => Outcome> {
  const { previous = [] } = (await context.releases.find(name)) ?? {};
  const found = await Promise.all(previous.map((version) => context.versions.find(name, version)));
  const isUsable = async (version: Version | null) =>
    version !== null &&
    hasValidCard(version) &&
    !(isShell(version) && (await listBrokenRemotes(context, version)).length > 0);
  const usable = await Promise.all(found.map(isUsable));
  const unusable = previous.filter((_version, at) => !usable[at]);
  return (live) => decideRollback(live, (version) => !unusable.includes(version));
}

/**
 * Ends the canary, or returns to the previous stable version. It was live before, so its contracts are not checked
 * again: a service that does not answer must not block a rollback. A shell must still have what the live remotes need.
 */
export async function rollBack(context: AppContext, actor: Actor, name: string, seen?: string): Promise<RemoteRelease> {
  await assertOwnRemote(context, actor.team, name);
  return context.releases.decide(name, actor, ifUnchanged(seen, await planRollback(context, name)));
}
