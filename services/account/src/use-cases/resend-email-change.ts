import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { Side } from '../data/email-changes.ts';
import type { User } from '../data/users.ts';
import { runningChange } from '../rules/email-change-rule.ts';
import { emailChangesOfAccount } from '../rules/limits.ts';
import { hashToken, randomToken } from '../secrets/random-token.ts';
import { mailEmailChange } from './email-change-mails.ts';
import { takeAttempt } from './take-attempt.ts';

/** Mails the ends that have not answered again, under new tokens; the ones before stop working. */
export async function resendEmailChange(ctx: AppContext, user: User): Promise<void> {
  const change = runningChange(user, ctx.now());
  if (!change) throw new AppError('not_found');
  const retryAfter = await ctx.cooldowns.start(`email-change:${user._id}`, resendCooldownSeconds, ctx.now());
  if (retryAfter > 0) throw new AppError('resend_too_soon', { retryAfter });
  await takeAttempt(ctx, emailChangesOfAccount, user._id);

  const awaited: Side[] = [];
  if (!change.approvedAt) awaited.push('old');
  if (!change.confirmedAt) awaited.push('new');
  for (const side of awaited) {
    const token = randomToken();
    if (!(await ctx.emailChanges.renew(user, side, hashToken(token)))) continue;
    ctx.background.run('mail change of address', () => mailEmailChange(ctx, user, change.email, side, token));
  }
}
