import { AppError } from '@datewright/service-kit/errors/app-error';
import type { ProfileContext } from '../../context.ts';
import { createAcceptance, currentVersions } from '../../rules/legal-acceptance.ts';

/** Records that a member accepts the versions in force, once. Throws `invalid_request` for other versions. */
export async function acceptLegalVersions(
  ctx: ProfileContext,
  userId: string,
  { terms, privacy }: { terms: string; privacy: string },
): Promise<void> {
  if (terms !== currentVersions.terms || privacy !== currentVersions.privacy) throw new AppError('invalid_request');
  await ctx.users.addAcceptance(userId, createAcceptance('notice', new Date(ctx.now())));
}
