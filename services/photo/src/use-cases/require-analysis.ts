import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';

/** What was found out about a member's photo. Throws when it was not looked at: nobody is shown what nobody judged. */
export async function requireAnalysis(
  ctx: FriendsContext,
  userId: string,
  operationId: string,
): Promise<{ upload: string }> {
  const analysis = await ctx.analyses.findResult(userId, operationId);
  if (!analysis) throw notAnalyzedError();
  return analysis;
}

export const notAnalyzedError = () =>
  new AppError('invalid_request', {
    message: 'Friends can only see photos that were analyzed here. Analyze this one first.',
    fields: { photo: 'not analyzed' },
  });
