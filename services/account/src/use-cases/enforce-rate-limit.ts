import { consumeRateLimit, type RateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';

/** Counts one attempt of `who` (an email or an address, kept as a pseudonym). Throws `too_many_attempts`. */
export async function enforceRateLimit(ctx: AppContext, limit: RateLimit, who: string): Promise<void> {
  await consumeRateLimit(ctx.rateLimiter, limit, ctx.encryption.pseudonymize(who));
}
