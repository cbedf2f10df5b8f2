import { createHmac } from 'node:crypto';
import { consumeRateLimit, type RateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { FriendsContext } from '../friends/friends-context.ts';

type RateLimitContext = Pick<FriendsContext, 'limiter' | 'config'>;

/** Counts one call of `who` (a member id or an address, stored as a pseudonym). Throws `too_many_attempts`. */
export async function enforceRateLimit(ctx: RateLimitContext, limit: RateLimit, who: string): Promise<void> {
  const [key] = ctx.config.PICTURE_KEY;
  const pseudonym = createHmac('sha256', key).update(`${limit.name} ${who}`).digest('base64url');
  await consumeRateLimit(ctx.limiter, limit, pseudonym);
}
