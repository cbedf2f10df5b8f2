import { AppError } from '@datewright/service-kit/errors';
import type { Limit } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';

/** Counts one attempt of `who` (an email or an address, kept as a pseudonym). Throws `too_many_attempts`. */
export async function takeAttempt(ctx: AppContext, limit: Limit, who: string): Promise<void> {
  const retryAfter = await ctx.limiter.take(limit, ctx.secret.pseudonym(who));
  if (retryAfter > 0) throw new AppError('too_many_attempts', { retryAfter });
}
