import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { readEmail } from '../rules/email-address.ts';
import { resendsOfAccount, resendsOfAddress } from '../rules/limits.ts';
import { mailConfirmation, newConfirmation } from './confirmation-link.ts';
import { mayMail } from './may-mail.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Mails the confirmation link again, if there is something to confirm. Known, confirmed and unknown addresses get one
 * answer in one time: all that differs happens after it.
 */
export async function resendConfirmation(ctx: AppContext, typedEmail: string, address: string): Promise<void> {
  const email = readEmail(typedEmail);
  await takeAttempt(ctx, resendsOfAddress, address);
  const waitFor = `resend:${ctx.secret.pseudonym(`${email} ${address}`)}`;
  const retryAfter = await ctx.cooldowns.start(waitFor, resendCooldownSeconds, ctx.now());
  if (retryAfter > 0) throw new AppError('resend_too_soon', { retryAfter });
  await takeAttempt(ctx, resendsOfAccount, `${email} ${address}`);

  ctx.background.run('resend confirmation', async () => {
    if (!(await mayMail(ctx, email))) return;
    const user = await ctx.users.findByEmail(email);
    if (!user || user.emailConfirmedAt) return;
    const { token, link } = newConfirmation(ctx);
    if (await ctx.users.addLink(user, link)) mailConfirmation(ctx, email, token);
  });
}
