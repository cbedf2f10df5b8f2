import { resetCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import type { PasswordsContext } from '../../context.ts';
import { resetPasswordMail } from '../../mail/templates/reset-password.ts';
import { resetByAccount, resetByIp } from '../../rules/rate-limits.ts';
import { canMailLink } from '../can-mail.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';

/** Milliseconds. */
const linkLifetime = 60 * 60_000;

/**
 * Mails a recovery link if the address has an account. Known and unknown addresses get the same response in the same
 * time: everything that differs happens afterwards. The link leads to our own origin, whatever the request claimed.
 */
export async function requestPasswordReset(ctx: PasswordsContext, typedEmail: string, address: string): Promise<void> {
  const email = parseEmail(typedEmail);
  await enforceRateLimit(ctx, resetByIp, address);
  const waitFor = `reset:${ctx.encryption.pseudonymize(`${email} ${address}`)}`;
  const retryAfter = await ctx.cooldowns.start(waitFor, resetCooldownSeconds, ctx.now());
  if (retryAfter > 0) throw new AppError('reset_too_soon', { retryAfter });
  await enforceRateLimit(ctx, resetByAccount, `${email} ${address}`);

  ctx.background.run('mail recovery link', async () => {
    if (!(await canMailLink(ctx, email))) return;
    const user = await ctx.users.findByEmail(email);
    if (!user) return;
    const token = randomToken();
    const expiresAt = new Date(ctx.now() + linkLifetime);
    const link = { purpose: 'recovery' as const, tokenHash: hashToken(token), expiresAt };
    // The account may have moved to another address meanwhile: its old inbox must not give access.
    if (!(await ctx.oneTimeLinks.addLink(user, link))) return;
    const url = new URL('/reset-password', ctx.config.PUBLIC_ORIGIN);
    url.hash = new URLSearchParams({ access_token: token, type: 'recovery' }).toString();
    ctx.mailer.sendInBackground(resetPasswordMail(email, url.href));
  });
}
