import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import type { SignUpContext } from '../../context.ts';
import type { OneTimeLink } from '../../data/user-model.ts';
import { confirmEmailMail } from '../../mail/templates/confirm-email.ts';

/** Milliseconds. */
export const confirmationLifetime = 24 * 3600_000;

/** A new confirmation token and the record to store. */
export const createConfirmationLink = (ctx: SignUpContext) => createLink(ctx, 'signup');

/** The proof that the registering browser keeps: together with the mailed link it signs the member in. */
export const createBrowserProof = (ctx: SignUpContext) => createLink(ctx, 'signup-browser');

function createLink(ctx: SignUpContext, purpose: OneTimeLink['purpose']): { token: string; link: OneTimeLink } {
  const token = randomToken();
  const expiresAt = new Date(ctx.now() + confirmationLifetime);
  return { token, link: { purpose, tokenHash: hashToken(token), expiresAt } };
}

/** Mails the link. It leads to our own origin, whatever host the request claimed. */
export function mailConfirmation(ctx: SignUpContext, email: string, token: string): void {
  const url = new URL('/auth/callback', ctx.config.PUBLIC_ORIGIN);
  url.hash = new URLSearchParams({ access_token: token, type: 'signup' }).toString();
  ctx.mailer.sendInBackground(confirmEmailMail(email, url.href));
}
