import { resetCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { resetPasswordMail } from '../mail/templates/reset-password.ts';
import { readEmail } from '../rules/email-address.ts';
import { resetsOfAccount, resetsOfAddress } from '../rules/limits.ts';
import { hashToken, randomToken } from '../secrets/random-token.ts';
import { mayMail } from './may-mail.ts';
import { takeAttempt } from './take-attempt.ts';

/** Milliseconds. */
const linkValidFor = 60 * 60_000;

/**
 * Mails a recovery link, if the address has an account. Known and unknown addresses get one answer in one time: all that
 * differs happens after it. The link leads to our own origin, whatever the request claimed.
 */
export async function requestReset(ctx: AppContext, typedEmail: string, address: string): Promise<void> {
  const email = readEmail(typedEmail);
  await takeAttempt(ctx, resetsOfAddress, address);
  const waitFor = `reset:${ctx.secret.pseudonym(`${email} ${address}`)}`;
  const retryAfter = await ctx.cooldowns.start(waitFor, resetCooldownSeconds, ctx.now());
  if (retryAfter > 0) throw new AppError('reset_too_soon', { retryAfter });
  await takeAttempt(ctx, resetsOfAccount, `${email} ${address}`);

  ctx.background.run('mail recovery link', async () => {
    if (!(await mayMail(ctx, email))) return;
    const user = await ctx.users.findByEmail(email);
    if (!user) return;
    const token = randomToken();
    const expiresAt = new Date(ctx.now() + linkValidFor);
    const link = { purpose: 'recovery' as const, tokenHash: hashToken(token), expiresAt };
    // The account may have moved to another address by now: its old mailbox opens nothing of it.
    if (!(await ctx.users.addLink(user, link))) return;
    const url = new URL('/reset-password', ctx.config.PUBLIC_ORIGIN);
    url.hash = new URLSearchParams({ access_token: token, type: 'recovery' }).toString();
    ctx.mailer.sendSoon(resetPasswordMail(email, url.href));
  });
}
