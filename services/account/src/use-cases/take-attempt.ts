import { type Limit, takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';

/** Counts one attempt of `who` (an email or an address, kept as a pseudonym). Throws `too_many_attempts`. */
export async function takeAttempt(ctx: AppContext, limit: Limit, who: string): Promise<void> {
  await takeOrThrow(ctx.limiter, limit, ctx.secret.pseudonym(who));
}
