import { newsletterConsent, newsletterLinkHours } from '@datewright/contracts/marketing/newsletter';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { stripSubaddress } from '@datewright/service-kit/mail/strip-subaddress';
import type { AppContext } from '../context.ts';
import type { Subscriber } from '../data/subscriber-repository.ts';
import { createConfirmSubscriptionMail } from '../mail/confirm-subscription-mail.ts';
import { sendMailOnce } from '../mail/send-mail.ts';
import { createStarterKitMail } from '../mail/starter-kit-mail.ts';
import { createUnsubscribeLinks } from '../mail/unsubscribe-link.ts';
import { parseEmail } from '../rules/parse-email.ts';
import { newsletterLinksPerNetwork, newsletterPerAddress, newsletterPerNetwork } from '../rules/rate-limits.ts';
import { createRandomId, createRandomToken, hashToken, verifyUnsubscribeToken } from '../rules/tokens.ts';

const hour = 3600_000;
const unconfirmedTtlMs = 30 * 24 * hour;

export interface SubscriptionRequest {
  email: string;
  source: string;
  /** The decoy. */
  website?: string | undefined;
}

/** One answer in one time for new, known and former readers: all that differs happens after it. */
export async function requestSubscription(ctx: AppContext, asked: SubscriptionRequest, network: string): Promise<void> {
  await consumeRateLimit(ctx.limiter, newsletterPerNetwork, network);
  const email = parseEmail(asked.email);
  if (asked.website) return;
  await consumeRateLimit(ctx.limiter, newsletterPerAddress, hashToken(stripSubaddress(email)));
  ctx.background.run('newsletter', () => sendConfirmationLink(ctx, email, asked.source));
}

async function sendConfirmationLink(ctx: AppContext, email: string, source: string): Promise<void> {
  const now = ctx.now();
  const token = createRandomToken();
  const fresh: Subscriber = {
    ...{ _id: createRandomId(), email, state: 'asked', source, consentVersion: newsletterConsent.version },
    ...{ askedAt: new Date(now), confirmedAt: null, leftAt: null, links: [], issues: [] },
    forgetAt: new Date(now + unconfirmedTtlMs),
  };
  const { consentVersion, askedAt } = fresh;
  const expiresAt = new Date(now + newsletterLinkHours * hour);
  const link = { hash: hashToken(token), expiresAt, source, consentVersion, askedAt };
  const reader = await ctx.subscribers.requestSubscription(fresh, link);
  // Who is a reader gets the kit once more: they look for it.
  if (reader?.state === 'confirmed') return sendStarterKit(ctx, reader, link.hash);
  const url = `${ctx.config.PUBLIC_ORIGIN}/newsletter/confirm#token=${token}`;
  await sendMailOnce(ctx, `newsletter-confirm:${link.hash}`, createConfirmSubscriptionMail(email, url));
}

/** Sends the starter kit, once for each occasion. */
const sendStarterKit = (ctx: AppContext, { _id, email }: Subscriber, occasion: string) =>
  sendMailOnce(ctx, `newsletter-welcome:${occasion}`, createStarterKitMail(email, createUnsubscribeLinks(ctx, _id)));

/** Throws `newsletter_link_ended`. */
export async function confirmSubscription(ctx: AppContext, token: string, network: string): Promise<void> {
  await consumeRateLimit(ctx.limiter, newsletterLinksPerNetwork, network);
  const hash = hashToken(token);
  const reader = await ctx.subscribers.confirm(hash, new Date(ctx.now()));
  if (!reader) throw new AppError('newsletter_link_ended');
  await sendStarterKit(ctx, reader, hash);
}

/** Takes a reader off, and out of what waits to be sent. A token that is nobody's changes nothing. */
export async function unsubscribe(ctx: AppContext, token: string, erase = false): Promise<void> {
  const id = verifyUnsubscribeToken(token, ctx.config.NEWSLETTER_KEY);
  const reader = id && (await ctx.subscribers.find(id));
  if (!reader) return;
  await (erase ? ctx.subscribers.erase(reader._id) : ctx.subscribers.unsubscribe(reader._id, new Date(ctx.now())));
  await ctx.outbox.removeByRecipient(reader.email, erase);
}
