import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import type { EmailChangeContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { emailChangeLifetime } from '../../rules/email-change.ts';
import { emailChangeByAccount } from '../../rules/rate-limits.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { reauthenticate } from '../sessions/reauthenticate.ts';
import { mailEmailChange } from './mail-email-change.ts';

interface EmailChangeRequest {
  email: string;
  currentPassword?: string | undefined;
}

/**
 * Asks both addresses to approve the change: a stolen session reaches neither inbox, a stolen old inbox not the new
 * one.
 * Replaces an earlier request. Known and unknown addresses get the same response; only the mails differ.
 */
export async function requestEmailChange(
  ctx: EmailChangeContext,
  { user, session }: SignedIn,
  request: EmailChangeRequest,
  address: string,
): Promise<User> {
  const now = ctx.now();
  await reauthenticate(ctx, { user, session }, request.currentPassword, address);
  const email = parseEmail(request.email);
  if (email === user.email) throw new AppError('email_unchanged', { fields: { email: 'unchanged' } });
  await enforceRateLimit(ctx, emailChangeByAccount, user._id);

  const [oldToken, newToken] = [randomToken(), randomToken()];
  const after = await ctx.emailChanges.start(user, {
    email,
    requestedAt: new Date(now),
    expiresAt: new Date(now + emailChangeLifetime),
    oldHash: hashToken(oldToken),
    newHash: hashToken(newToken),
    approvedAt: null,
    confirmedAt: null,
  });
  if (!after) throw new AppError('session_ended');
  await ctx.cooldowns.start(`email-change:${user._id}`, resendCooldownSeconds, now);
  ctx.background.run('mail change of address', async () => {
    await mailEmailChange(ctx, user, { newEmail: email, side: 'old', token: oldToken });
    await mailEmailChange(ctx, user, { newEmail: email, side: 'new', token: newToken });
  });
  return after;
}
