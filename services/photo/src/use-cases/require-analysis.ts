import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';

/**
 * The analysis of a member's photo. Throws when there is none, because friends may only see photos that passed
 * moderation.
 */
export async function requireAnalysis(
  ctx: FriendsContext,
  userId: string,
  operationId: string,
): Promise<{ upload: string }> {
  const repeat = await ctx.repeatedPictures.findRepeat(userId, operationId);
  const analysis = await ctx.analyses.findResult(userId, repeat?.first ?? operationId);
  if (!analysis) throw notAnalyzedError();
  return repeat ?? analysis;
}

export const notAnalyzedError = () =>
  new AppError('invalid_request', {
    message: 'Friends can only see photos that were analyzed here. Analyze this one first.',
    fields: { photo: 'not analyzed' },
  });
