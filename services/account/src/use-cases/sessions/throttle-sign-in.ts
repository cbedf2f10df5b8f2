import type { AppContext } from '../../context.ts';
import { hashToken } from '../../crypto/random-token.ts';
import type { User } from '../../data/user-repository.ts';
import { signInAttemptsMail } from '../../mail/templates/sign-in-attempts.ts';
import {
  signInByAccountAndNetwork,
  signInByDevice,
  signInByIp,
  unknownDeviceSignInByAccount,
  wrongPasswordByAccount,
} from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { pageUrl } from '../page-url.ts';
import type { Visitor } from './open-session.ts';

/** Milliseconds that a stranger waits while many try the same account. */
const unknownDeviceDelay = 3000;
/** Seconds without a further trigger after which a wave of wrong passwords is over. */
const noticeCooldownSeconds = 3600;

/** A `stranger` comes from a browser that did not sign in to this account before. */
type DeviceTrust = 'known' | 'stranger';

/**
 * Counts a sign-in. A browser that signed in to this account before has a budget of its own, whatever strangers do.
 * Strangers are counted by network, and by account and network together. What many networks try on one account is made to
 * wait and not refused: nobody can lock its owner out. The same is asked of the database whether the account exists or not.
 */
export async function throttleSignIn(
  ctx: AppContext,
  email: string,
  user: User | null,
  visitor: Visitor,
): Promise<DeviceTrust> {
  const { deviceToken, address } = visitor;
  const deviceHash = deviceToken && hashToken(deviceToken);
  const device = deviceHash ? await ctx.devices.find(deviceHash, new Date(ctx.now())) : null;
  if (user && device?.members.includes(user._id)) {
    await enforceRateLimit(ctx, signInByDevice, `${user._id} ${device._id}`);
    return 'known';
  }
  await enforceRateLimit(ctx, signInByIp, address);
  await enforceRateLimit(ctx, signInByAccountAndNetwork, `${email} ${address}`);
  const isRush = (await ctx.rateLimiter.consume(unknownDeviceSignInByAccount, ctx.encryption.pseudonymize(email))) > 0;
  if (isRush) await ctx.background.pause(unknownDeviceDelay);
  return 'stranger';
}

/** Notes a stranger's wrong password, after the answer; tells the owner by mail, once a wave. */
export function recordWrongPassword(ctx: AppContext, email: string): void {
  ctx.background.run('note a wrong password', async () => {
    if ((await ctx.rateLimiter.consume(wrongPasswordByAccount, ctx.encryption.pseudonymize(email))) === 0) return;
    const user = await ctx.users.findByEmail(email);
    if (!user?.emailConfirmedAt) return;
    const isNewWave = await ctx.cooldowns.prolong(`guessing:${user._id}`, noticeCooldownSeconds, ctx.now());
    if (isNewWave) ctx.mailer.sendInBackground(signInAttemptsMail(email, pageUrl(ctx, '/profile/security')));
  });
}
