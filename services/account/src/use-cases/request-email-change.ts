import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { readEmail } from '../rules/email-address.ts';
import { changeValidFor } from '../rules/email-change-rule.ts';
import { emailChangesOfAccount } from '../rules/limits.ts';
import { hashToken, randomToken } from '../secrets/random-token.ts';
import { confirmPerson } from './confirm-person.ts';
import { mailEmailChange } from './email-change-mails.ts';
import type { SignedIn } from './find-session.ts';
import { takeAttempt } from './take-attempt.ts';

interface Wish {
  email: string;
  currentPassword?: string | undefined;
}

/**
 * Asks both ends about another address: who holds a stolen session has neither inbox, who holds the old inbox not the
 * new one. A request before is replaced. Known and unknown addresses get one answer; all that differs comes by mail.
 */
export async function requestEmailChange(
  ctx: AppContext,
  { user, session }: SignedIn,
  wish: Wish,
  address: string,
): Promise<User> {
  const now = ctx.now();
  await confirmPerson(ctx, { user, session }, wish.currentPassword, address);
  const email = readEmail(wish.email);
  if (email === user.email) throw new AppError('email_unchanged', { fields: { email: 'unchanged' } });
  await takeAttempt(ctx, emailChangesOfAccount, user._id);

  const [oldToken, newToken] = [randomToken(), randomToken()];
  const after = await ctx.emailChanges.start(user, {
    email,
    requestedAt: new Date(now),
    expiresAt: new Date(now + changeValidFor),
    oldHash: hashToken(oldToken),
    newHash: hashToken(newToken),
    approvedAt: null,
    confirmedAt: null,
  });
  if (!after) throw new AppError('session_ended');
  await ctx.cooldowns.start(`email-change:${user._id}`, resendCooldownSeconds, now);
  ctx.background.run('mail change of address', async () => {
    await mailEmailChange(ctx, user, email, 'old', oldToken);
    await mailEmailChange(ctx, user, email, 'new', newToken);
  });
  return after;
}
