import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { signInAttempts } from '../mail/templates/sign-in-attempts.ts';
import {
  signInsOfAccountInNetwork,
  signInsOfAddress,
  signInsOfDevice,
  strangersOfAccount,
  wrongPasswordsOfAccount,
} from '../rules/limits.ts';
import { hashToken } from '../secrets/random-token.ts';
import type { Visitor } from './open-session.ts';
import { pageUrl } from './page-url.ts';
import { takeAttempt } from './take-attempt.ts';

/** Milliseconds that a stranger waits while many try the same account. */
const strangersWait = 3000;
/** Seconds without a further trigger after which a wave of wrong passwords is over. */
const waveEnds = 3600;

/** A `stranger` comes from a browser that did not sign in to this account before. */
type Comer = 'known' | 'stranger';

/**
 * Counts a sign-in. A browser that signed in to this account before has a budget of its own, whatever strangers do.
 * Strangers are counted by network, and by account and network together. What many networks try on one account is made to
 * wait and not refused: nobody can lock its owner out. The same is asked of the database whether the account exists or not.
 */
export async function admitSignIn(ctx: AppContext, email: string, user: User | null, visitor: Visitor): Promise<Comer> {
  const { deviceToken, address } = visitor;
  const deviceHash = deviceToken && hashToken(deviceToken);
  const device = deviceHash ? await ctx.devices.find(deviceHash, new Date(ctx.now())) : null;
  if (user && device?.members.includes(user._id)) {
    await takeAttempt(ctx, signInsOfDevice, `${user._id} ${device._id}`);
    return 'known';
  }
  await takeAttempt(ctx, signInsOfAddress, address);
  await takeAttempt(ctx, signInsOfAccountInNetwork, `${email} ${address}`);
  const isRush = (await ctx.limiter.take(strangersOfAccount, ctx.secret.pseudonym(email))) > 0;
  if (isRush) await ctx.background.pause(strangersWait);
  return 'stranger';
}

/** Notes a stranger's wrong password, after the answer; tells the owner by mail, once a wave. */
export function noteWrongPassword(ctx: AppContext, email: string): void {
  ctx.background.run('note a wrong password', async () => {
    if ((await ctx.limiter.take(wrongPasswordsOfAccount, ctx.secret.pseudonym(email))) === 0) return;
    const user = await ctx.users.findByEmail(email);
    if (!user?.emailConfirmedAt) return;
    const isNewWave = await ctx.cooldowns.prolong(`guessing:${user._id}`, waveEnds, ctx.now());
    if (isNewWave) ctx.mailer.sendSoon(signInAttempts(email, pageUrl(ctx, '/profile/security')));
  });
}
