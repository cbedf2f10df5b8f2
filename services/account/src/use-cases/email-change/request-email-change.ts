import { resendCooldownSeconds } from '@datewright/contracts/account/cooldowns';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { hashToken, randomToken } from '../../crypto/random-token.ts';
import type { User } from '../../data/user-repository.ts';
import { parseEmail } from '../../rules/email-address.ts';
import { emailChangeLifetime } from '../../rules/email-change.ts';
import { emailChangeByAccount } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import type { SignedIn } from '../sessions/find-session.ts';
import { reauthenticate } from '../sessions/reauthenticate.ts';
import { mailEmailChange } from './mail-email-change.ts';

interface EmailChangeRequest {
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
  wish: EmailChangeRequest,
  address: string,
): Promise<User> {
  const now = ctx.now();
  await reauthenticate(ctx, { user, session }, wish.currentPassword, address);
  const email = parseEmail(wish.email);
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
    await mailEmailChange(ctx, user, email, 'old', oldToken);
    await mailEmailChange(ctx, user, email, 'new', newToken);
  });
  return after;
}
