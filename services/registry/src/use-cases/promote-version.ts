import type { Decider, Release } from '@datewright/contracts/registry/release';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { promote } from '../rules/decide-release.ts';
import { assertContracts } from './assert-contracts.ts';
import { assertRoutes } from './assert-routes.ts';
import { hasValidCard } from './has-valid-card.ts';

/** Makes a published version live: members get it from their next page load. A start never overrules a person. */
export async function promoteVersion(
  context: AppContext,
  publisher: string,
  { name, version, decidedBy }: { name: string; version: string; decidedBy: Decider },
): Promise<Release> {
  const found = await context.versions.find(name, version);
  if (!found) throw new AppError('version_not_found');
  if (found.owner !== publisher) {
    throw new AppError('publish_token_refused', { message: `${name} belongs to the team ${found.owner}.` });
  }
  if (!hasValidCard(found)) {
    throw new AppError('invalid_card', {
      message: 'Its card breaks a rule that is newer than it is: publish a new version.',
    });
  }
  // Another remote may have claimed these routes since this version was published.
  await assertRoutes(context, found.card);
  await assertContracts(found.card, context.live);
  const line = { version, by: publisher, action: 'promote' } as const;
  return context.releases.decide({ name, owner: publisher }, line, (live) => promote(live, version, decidedBy));
}
