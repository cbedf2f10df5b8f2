import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../../context.ts';
import { sendStarterKit } from '../../mail/send-starter-kit.ts';
import { newsletterLinksPerNetwork } from '../../rules/rate-limits.ts';

/** Throws `newsletter_link_ended`. */
export async function confirmSubscription(ctx: AppContext, token: string, network: string): Promise<void> {
  await consumeRateLimit(ctx.limiter, newsletterLinksPerNetwork, network);
  const hash = hashToken(token);
  const subscriber = await ctx.subscribers.confirm(hash, new Date(ctx.now()));
  if (!subscriber) throw new AppError('newsletter_link_ended');
  await sendStarterKit(ctx, subscriber, hash);
}
