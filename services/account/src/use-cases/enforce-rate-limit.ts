import { consumeRateLimit, type RateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { RateLimitContext } from '../context.ts';

/** Counts one attempt by `who` (an email or IP address, stored as a pseudonym). Throws `too_many_attempts`. */
export async function enforceRateLimit(ctx: RateLimitContext, limit: RateLimit, who: string): Promise<void> {
  await consumeRateLimit(ctx.rateLimiter, limit, ctx.encryption.pseudonymize(who));
}
