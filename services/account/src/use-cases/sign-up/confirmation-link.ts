import type { AppContext } from '../../context.ts';
import { hashToken, randomToken } from '../../crypto/random-token.ts';
import type { OneTimeLink } from '../../data/user-repository.ts';
import { confirmEmailMail } from '../../mail/templates/confirm-email.ts';

/** Milliseconds. */
export const confirmationLifetime = 24 * 3600_000;

/** A new token for a confirmation link, and what is kept of it. */
export const createConfirmationLink = (ctx: AppContext) => createLink(ctx, 'signup');

/** What the browser that registers is to keep: it and a mailed link together are as good as signing in. */
export const createBrowserProof = (ctx: AppContext) => createLink(ctx, 'signup-browser');

function createLink(ctx: AppContext, purpose: OneTimeLink['purpose']): { token: string; link: OneTimeLink } {
  const token = randomToken();
  const expiresAt = new Date(ctx.now() + confirmationLifetime);
  return { token, link: { purpose, tokenHash: hashToken(token), expiresAt } };
}

/** Mails the link. It leads to our own origin, whatever host the request claimed. */
export function mailConfirmation(ctx: AppContext, email: string, token: string): void {
  const url = new URL('/auth/callback', ctx.config.PUBLIC_ORIGIN);
  url.hash = new URLSearchParams({ access_token: token, type: 'signup' }).toString();
  ctx.mailer.sendInBackground(confirmEmailMail(email, url.href));
}
