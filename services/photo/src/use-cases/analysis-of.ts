import { AppError } from '@datewright/service-kit/errors';
import type { FriendsContext } from '../friends-context.ts';

/** What was found out about a member's photo. Throws when it was not looked at: nobody is shown what nobody judged. */
export async function analysisOf(
  ctx: FriendsContext,
  userId: string,
  operationId: string,
): Promise<{ upload: string }> {
  const analysis = await ctx.analyses.resultOf(userId, operationId);
  if (!analysis) throw notAnalyzed();
  return analysis;
}

export const notAnalyzed = () =>
  new AppError('invalid_request', {
    message: 'Friends can only see photos that were analyzed here. Analyze this one first.',
    fields: { photo: 'not analyzed' },
  });
