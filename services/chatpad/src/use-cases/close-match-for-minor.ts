import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** Closes the match when moderation found that somebody in it is under 18; a mere suspicion does not close it. */
export async function closeMatchForMinor(
  ctx: AppContext,
  userId: string,
  matchId: string,
  error: unknown,
): Promise<void> {
  const care = error instanceof AppError ? error.extras.care : undefined;
  if (care?.kind !== 'minor' || care.certainty === 'suspected') return;
  await ctx.matches.close(userId, matchId, care.certainty === 'certain');
}
