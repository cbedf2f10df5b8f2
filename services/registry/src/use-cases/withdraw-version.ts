import type { AppContext } from '../context.ts';
import type { Actor, RemoteRelease } from '../data/release-store.ts';
import { withdraw } from '../rules/decide-release.ts';
import { ifUnchanged } from '../rules/if-unchanged.ts';
import { findOwnVersion } from './find-own-version.ts';

/** Rules out for good that a version becomes live again. */
export async function withdrawVersion(
  context: AppContext,
  actor: Actor,
  { name, version }: { name: string; version: string },
  seen?: string,
): Promise<RemoteRelease> {
  await findOwnVersion(context, actor.team, name, version);
  return context.releases.decide(
    name,
    actor,
    ifUnchanged(seen, (live) => withdraw(live, version)),
  );
}
