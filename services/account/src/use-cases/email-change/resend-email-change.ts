import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { EmailChangeContext } from '../../context.ts';
import type { EmailChangeSide } from '../../data/email-change-repository.ts';
import type { User } from '../../data/user-model.ts';
import { pendingEmailChange } from '../../rules/email-change.ts';
import { emailChangeByAccount } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { mailEmailChange } from './mail-email-change.ts';

/** Mails the sides that have not answered again, with new tokens; the earlier ones stop working. */
export async function resendEmailChange(ctx: EmailChangeContext, user: User): Promise<void> {
  const change = pendingEmailChange(user, ctx.now());
  if (!change) throw new AppError('not_found');
  const retryAfter = await ctx.cooldowns.start(`email-change:${user._id}`, resendCooldownSeconds, ctx.now());
  if (retryAfter > 0) throw new AppError('resend_too_soon', { retryAfter });
  await enforceRateLimit(ctx, emailChangeByAccount, user._id);

  const awaited: EmailChangeSide[] = [];
  if (!change.approvedAt) awaited.push('old');
  if (!change.confirmedAt) awaited.push('new');
  for (const side of awaited) {
    const token = randomToken();
    if (!(await ctx.emailChanges.renewToken(user, side, hashToken(token)))) continue;
    ctx.background.run('mail change of address', () =>
      mailEmailChange(ctx, user, { newEmail: change.email, side, token }),
    );
  }
}
