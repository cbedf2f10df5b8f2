import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import type { SignUpContext } from '../../context.ts';
import { resendByAccount, resendByIp } from '../../rules/rate-limits.ts';
import { canMailLink } from '../can-mail.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { createConfirmationLink, mailConfirmation } from './confirmation-link.ts';

/**
 * Mails the confirmation link again if the address is unconfirmed. Known, confirmed and unknown addresses get the same
 * response in the same time: everything that differs happens afterwards.
 */
export async function resendConfirmation(ctx: SignUpContext, typedEmail: string, address: string): Promise<void> {
  const email = parseEmail(typedEmail);
  await enforceRateLimit(ctx, resendByIp, address);
  const waitFor = `resend:${ctx.encryption.pseudonymize(`${email} ${address}`)}`;
  const retryAfter = await ctx.cooldowns.start(waitFor, resendCooldownSeconds, ctx.now());
  if (retryAfter > 0) throw new AppError('resend_too_soon', { retryAfter });
  await enforceRateLimit(ctx, resendByAccount, `${email} ${address}`);

  ctx.background.run('resend confirmation', async () => {
    if (!(await canMailLink(ctx, email))) return;
    const user = await ctx.users.findByEmail(email);
    if (!user || user.emailConfirmedAt) return;
    const { token, link } = createConfirmationLink(ctx);
    if (await ctx.oneTimeLinks.addLink(user, link)) mailConfirmation(ctx, email, token);
  });
}
