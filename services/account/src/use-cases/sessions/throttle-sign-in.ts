import { hashToken } from '@datewright/service-kit/auth/random-token';
import type { SessionsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import {
  signInByAccountAndNetwork,
  signInByDevice,
  signInByIp,
  unknownDeviceSignInByAccount,
} from '../../rules/rate-limits.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';

/** Milliseconds that an unknown browser waits while many try the same account. */
const unknownDeviceDelay = 3000;

/** A `stranger` has not signed in to this account before. */
type DeviceTrust = 'known' | 'stranger';

/**
 * Counts a sign-in attempt. A browser that has signed in to this account before has its own limit, whatever others do.
 * Unknown browsers are limited by network, and by account and network. Attempts from many networks on one account are
 * delayed, not refused: nobody can lock its owner out. The same queries run whether or not the account exists.
 */
export async function throttleSignIn(
  ctx: SessionsContext,
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
