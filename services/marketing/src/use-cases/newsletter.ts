import { newsletterConsent, newsletterLinkHours } from '@datewright/contracts/marketing/newsletter';
import { AppError } from '@datewright/service-kit/errors';
import { inboxOf } from '@datewright/service-kit/mail/inbox-of';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';
import type { Reader } from '../data/readers.ts';
import { confirmNewsletterMail } from '../mail/confirm-newsletter.ts';
import { waysOut } from '../mail/leaving.ts';
import { starterKitMail } from '../mail/starter-kit.ts';
import { readEmail } from '../rules/email-address.ts';
import { linksOfNetwork, newsletterOfAddress, newsletterOfNetwork } from '../rules/limits.ts';
import { hashToken, randomId, randomToken, readerOf } from '../rules/tokens.ts';
import { post } from './outgoing.ts';

const hour = 3600_000;
const forgottenAfter = 30 * 24 * hour;

export interface Asked {
  email: string;
  source: string;
  /** The decoy. */
  website?: string | undefined;
}

/** One answer in one time for new, known and former readers: all that differs happens after it. */
export async function askForNewsletter(ctx: AppContext, asked: Asked, network: string): Promise<void> {
  await takeOrThrow(ctx.limiter, newsletterOfNetwork, network);
  const email = readEmail(asked.email);
  if (asked.website) return;
  await takeOrThrow(ctx.limiter, newsletterOfAddress, hashToken(inboxOf(email)));
  ctx.background.run('newsletter', () => mailTheLink(ctx, email, asked.source));
}

async function mailTheLink(ctx: AppContext, email: string, source: string): Promise<void> {
  const now = ctx.now();
  const token = randomToken();
  const fresh: Reader = {
    ...{ _id: randomId(), email, state: 'asked', source, consentVersion: newsletterConsent.version },
    ...{ askedAt: new Date(now), confirmedAt: null, leftAt: null, links: [], issues: [] },
    forgetAt: new Date(now + forgottenAfter),
  };
  const { consentVersion, askedAt } = fresh;
  const expiresAt = new Date(now + newsletterLinkHours * hour);
  const link = { hash: hashToken(token), expiresAt, source, consentVersion, askedAt };
  const reader = await ctx.readers.ask(fresh, link);
  // Who is a reader gets the kit once more: they look for it.
  if (reader?.state === 'confirmed') return welcome(ctx, reader, link.hash);
  const url = `${ctx.config.PUBLIC_ORIGIN}/newsletter/confirm#token=${token}`;
  await post(ctx, `newsletter-confirm:${link.hash}`, confirmNewsletterMail(email, url));
}

/** Sends the starter kit, once for each occasion. */
const welcome = (ctx: AppContext, { _id, email }: Reader, occasion: string) =>
  post(ctx, `newsletter-welcome:${occasion}`, starterKitMail(email, waysOut(ctx, _id)));

/** Throws `newsletter_link_ended`. */
export async function confirmNewsletter(ctx: AppContext, token: string, network: string): Promise<void> {
  await takeOrThrow(ctx.limiter, linksOfNetwork, network);
  const hash = hashToken(token);
  const reader = await ctx.readers.confirm(hash, new Date(ctx.now()));
  if (!reader) throw new AppError('newsletter_link_ended');
  await welcome(ctx, reader, hash);
}

/** Takes a reader off, and out of what waits to be sent. A token that is nobody's changes nothing. */
export async function leaveNewsletter(ctx: AppContext, token: string, erase = false): Promise<void> {
  const id = readerOf(token, ctx.config.NEWSLETTER_KEY);
  const reader = id && (await ctx.readers.find(id));
  if (!reader) return;
  await (erase ? ctx.readers.erase(reader._id) : ctx.readers.leave(reader._id, new Date(ctx.now())));
  await ctx.outbox.forget(reader.email, erase);
}
