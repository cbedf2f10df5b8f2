import { randomUUID } from 'node:crypto';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import type { SessionsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';

/** Maximum length of a stored user agent. */
const maxDeviceLength = 250;

/**
 * Opens a session and returns its token. The browser's previous session ends, so that a cookie planted before sign-in
 * is never the one that gets signed in.
 */
export async function openSession(ctx: SessionsContext, user: User, visitor: Visitor): Promise<string> {
  const now = ctx.now();
  if (visitor.sessionToken) await ctx.sessions.end(hashToken(visitor.sessionToken), now);
  const token = randomToken();
  await ctx.sessions.create({
    _id: hashToken(token),
    sid: randomUUID(),
    userId: user._id,
    epoch: user.sessionEpoch,
    createdAt: new Date(now),
    seenAt: new Date(now),
    expiresAt: new Date(now + sessionLifetime),
    device: visitor.device.slice(0, maxDeviceLength),
    addressHash: ctx.encryption.pseudonymize(visitor.address),
  });
  return token;
}
