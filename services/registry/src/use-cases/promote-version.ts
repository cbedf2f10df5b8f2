import type { Decider } from '@datewright/contracts/registry/release';
import type { AppContext } from '../context.ts';
import type { Actor, RemoteRelease } from '../data/release-store.ts';
import { promote } from '../rules/decide-release.ts';
import { ifUnchanged } from '../rules/if-unchanged.ts';
import { assertReleasable, findOwnVersion } from './find-own-version.ts';

/** Makes a published version stable: members get it from their next page load. A start never overrules a person. */
export async function promoteVersion(
  context: AppContext,
  actor: Actor,
  { name, version, decidedBy }: { name: string; version: string; decidedBy: Decider },
  seen?: string,
): Promise<RemoteRelease> {
  await assertReleasable(context, await findOwnVersion(context, actor.team, name, version));
  return context.releases.decide(
    name,
    actor,
    ifUnchanged(seen, (live) => promote(live, version, decidedBy)),
  );
}
