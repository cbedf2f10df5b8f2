import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** Closes the match when moderation found that someone in it is under 18. A mere suspicion does not close it. */
export async function closeMatchForMinor(
  ctx: AppContext,
  userId: string,
  matchId: string,
  error: unknown,
): Promise<void> {
  const notice = error instanceof AppError ? error.extras.care : undefined;
  if (notice?.kind !== 'minor' || notice.certainty === 'suspected') return;
  await ctx.matches.close(userId, matchId, notice.certainty === 'certain');
}
