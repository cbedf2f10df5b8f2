import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { hashToken, randomToken } from '../../crypto/random-token.ts';
import type { User } from '../../data/user-repository.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';

export interface Visitor {
  address: string;
  device: string;
  /** The session cookie that came along, if any. */
  sessionToken: string | undefined;
  /** The cookie of a browser that somebody signed in with before, if any. */
  deviceToken?: string | undefined;
}

/** Characters of a user agent; browsers name themselves last. */
const maxDeviceLength = 250;

/**
 * Opens a session under a new token and answers the token. Whatever session the browser brought ends: a cookie planted
 * before sign-in is never the one that gets signed in.
 */
export async function openSession(ctx: AppContext, user: User, visitor: Visitor): Promise<string> {
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
