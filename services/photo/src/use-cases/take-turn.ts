import { createHmac } from 'node:crypto';
import { type Limit, takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { FriendsContext } from '../friends-context.ts';

type Turns = Pick<FriendsContext, 'limiter' | 'config'>;

/** Counts one call of `who` (a member's id or an address, kept as a pseudonym). Throws `too_many_attempts`. */
export async function takeTurn(ctx: Turns, limit: Limit, who: string): Promise<void> {
  const pseudonym = createHmac('sha256', ctx.config.PICTURE_KEY).update(`${limit.name} ${who}`).digest('base64url');
  await takeOrThrow(ctx.limiter, limit, pseudonym);
}
