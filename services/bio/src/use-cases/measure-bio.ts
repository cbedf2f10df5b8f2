import type { BioScore } from '@datewright/contracts/bio';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { scoreBio } from '../scoring/score-bio.ts';

/** Free, so it is limited: a page that measures while somebody types asks less than once a second. */
const measurings = { name: 'bio-score', max: 60, windowSeconds: 60 };

export async function measureBio(ctx: AppContext, userId: string, bio: string): Promise<BioScore> {
  const retryAfter = await ctx.limiter.take(measurings, userId);
  if (retryAfter > 0) throw new AppError('too_many_attempts', { retryAfter });
  return scoreBio(bio);
}
