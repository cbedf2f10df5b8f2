import type { AppContext } from '../context.ts';
import type { Actor, RemoteRelease } from '../data/release-store.ts';
import { rollBack as decideRollback } from '../rules/decide-release.ts';
import { assertOwnRemote } from './find-own-version.ts';
import { hasValidCard } from './has-valid-card.ts';

/**
 * Ends the canary, or returns to the previous stable version. It was live before, so its contracts are not checked
 * again: a service that does not answer must not block a rollback.
 */
export async function rollBack(context: AppContext, actor: Actor, name: string): Promise<RemoteRelease> {
  await assertOwnRemote(context, actor.team, name);
  const { previous = [] } = (await context.releases.find(name)) ?? {};
  const found = await Promise.all(previous.map((version) => context.versions.find(name, version)));
  const unusable = previous.filter((_version, at) => !found[at] || !hasValidCard(found[at]));
  return context.releases.decide(name, actor, (live) => decideRollback(live, (version) => !unusable.includes(version)));
}
