import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import type { Version } from '../data/version-store.ts';
import { mayDecide } from '../rules/may-decide.ts';
import { assertContracts } from './assert-contracts.ts';
import { assertRoutes } from './assert-routes.ts';
import { assertTried } from './assert-tried.ts';
import { hasValidCard } from './has-valid-card.ts';
import { assertRemotesFit, isShell } from './shells.ts';

export const refuseOtherTeam = (name: string, owner: string) =>
  new AppError('publish_token_refused', { message: `${name} belongs to the team ${owner}.` });

/** Throws unless the team owns this remote, or is ops. */
export async function assertOwnRemote({ versions }: AppContext, team: string, name: string): Promise<void> {
  const owner = await versions.findOwner(name);
  if (owner === null) throw new AppError('version_not_found');
  if (!mayDecide(team, owner)) throw refuseOtherTeam(name, owner);
}

/** The published version; throws unless the team owns it, or is ops. */
export async function findOwnVersion(context: AppContext, team: string, name: string, version: string) {
  const found = await context.versions.find(name, version);
  if (!found) throw new AppError('version_not_found');
  if (!mayDecide(team, found.owner)) throw refuseOtherTeam(name, found.owner);
  return found;
}

/** Throws unless visitors can get this version now: much may have changed since it was published. */
export async function assertReleasable(context: AppContext, version: Version): Promise<void> {
  if (!hasValidCard(version)) {
    throw new AppError('invalid_card', {
      message: 'Its card breaks a rule that is newer than it is: publish a new version.',
    });
  }
  if (isShell(version)) await assertRemotesFit(context, version);
  else {
    await assertRoutes(context, version.card);
    await assertContracts(version.card, context);
  }
  await assertTried(context, version);
}
