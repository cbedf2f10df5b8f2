import type { AppContext } from '../context.ts';
import type { Actor, RemoteRelease } from '../data/release-store.ts';
import { type Canary, startCanary as decideCanary } from '../rules/decide-release.ts';
import { ifUnchanged } from '../rules/if-unchanged.ts';
import { assertReleasable, findOwnVersion } from './find-own-version.ts';

/** Gives a published version to a share of visitors, from their next page load. */
export async function startCanary(
  context: AppContext,
  actor: Actor,
  { name, version, percent, visitors }: Omit<Canary, 'since'> & { name: string },
  seen?: string,
): Promise<RemoteRelease> {
  await assertReleasable(context, await findOwnVersion(context, actor.team, name, version));
  return context.releases.decide(
    name,
    actor,
    ifUnchanged(seen, (live) => decideCanary(live, { version, percent, visitors, since: new Date() })),
  );
}
