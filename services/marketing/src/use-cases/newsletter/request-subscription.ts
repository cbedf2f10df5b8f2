import { newsletterConsent, newsletterLinkHours } from '@datewright/contracts/marketing/newsletter';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import { stripSubaddress } from '@datewright/service-kit/mail/strip-subaddress';
import type { AppContext } from '../../context.ts';
import type { Subscriber } from '../../data/subscriber-repository.ts';
import { createConfirmSubscriptionMail } from '../../mail/confirm-subscription-mail.ts';
import { sendMailOnce } from '../../mail/send-mail.ts';
import { sendStarterKit } from '../../mail/send-starter-kit.ts';
import { createRandomId } from '../../rules/random-id.ts';
import { newsletterPerAddress, newsletterPerNetwork } from '../../rules/rate-limits.ts';

const hour = 3600_000;
const unconfirmedTtlMs = 30 * 24 * hour;

export interface SubscriptionRequest {
  email: string;
  source: string;
  /** The honeypot field: only bots fill it in. */
  website?: string | undefined;
}

/**
 * Answers new, current and former subscribers alike and after the same time, so that nobody can test who is subscribed:
 * everything that differs happens in the background.
 */
export async function requestSubscription(
  ctx: AppContext,
  request: SubscriptionRequest,
  network: string,
): Promise<void> {
  await consumeRateLimit(ctx.limiter, newsletterPerNetwork, network);
  const email = parseEmail(request.email);
  if (request.website) return;
  await consumeRateLimit(ctx.limiter, newsletterPerAddress, hashToken(stripSubaddress(email)));
  ctx.background.run('newsletter', () => sendConfirmationLink(ctx, email, request.source));
}

async function sendConfirmationLink(ctx: AppContext, email: string, source: string): Promise<void> {
  const now = ctx.now();
  const token = randomToken();
  const fresh: Subscriber = {
    ...{ _id: createRandomId(), email, state: 'asked', source, consentVersion: newsletterConsent.version },
    ...{ askedAt: new Date(now), confirmedAt: null, leftAt: null, links: [], issues: [] },
    forgetAt: new Date(now + unconfirmedTtlMs),
  };
  const { consentVersion, askedAt } = fresh;
  const expiresAt = new Date(now + newsletterLinkHours * hour);
  const link = { hash: hashToken(token), expiresAt, source, consentVersion, askedAt };
  const subscriber = await ctx.subscribers.requestSubscription(fresh, link);
  // A current subscriber who signs up again is probably looking for the starter kit.
  if (subscriber?.state === 'confirmed') return sendStarterKit(ctx, subscriber, link.hash);
  const url = `${ctx.config.PUBLIC_ORIGIN}/newsletter/confirm#token=${token}`;
  await sendMailOnce(ctx, `newsletter-confirm:${link.hash}`, createConfirmSubscriptionMail(email, url));
}
