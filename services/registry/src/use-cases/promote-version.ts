import type { Release } from '@datewright/contracts/registry';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { assertContracts } from './assert-contracts.ts';

/** Makes a published version the one that members get from their next page load on. */
export async function promoteVersion(
  context: AppContext,
  publisher: string,
  name: string,
  version: string,
): Promise<Release> {
  const found = await context.versions.find(name, version);
  if (!found) throw new AppError('version_not_found');
  if (found.owner !== publisher) {
    throw new AppError('publish_token_refused', { message: `${name} belongs to the team ${found.owner}.` });
  }
  await assertContracts(found.card, context.live);
  return context.releases.promote(name, publisher, version);
}
