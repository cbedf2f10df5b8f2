import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../crypto/random-token.ts';
import type { Session } from '../../data/sessions/session-repository.ts';
import type { User } from '../../data/user-repository.ts';
import { isAlive, lastSeenPrecision } from '../../rules/sessions/session-limits.ts';

export interface SignedIn {
  user: User;
  session: Session;
}

/** The living session behind a cookie, or `null`; notes the visit. */
export async function findSession(ctx: AppContext, token: string): Promise<SignedIn | null> {
  const session = await ctx.sessions.findByHash(hashToken(token));
  const user = session && (await ctx.users.findById(session.userId));
  const now = ctx.now();
  if (!user || !isAlive(session, user, now)) return null;
  tagRequest({ user: hashForLog(user._id) });
  if (now - session.seenAt.getTime() > lastSeenPrecision) await ctx.sessions.touch(session._id, new Date(now));
  return { user, session };
}

/** The member whose session is still alive; throws `session_ended` otherwise. */
export async function findMember(ctx: AppContext, userId: string, sessionId: string): Promise<SignedIn> {
  const [session, user] = await Promise.all([ctx.sessions.findBySid(sessionId), ctx.users.findById(userId)]);
  if (!session || !user || !isAlive(session, user, ctx.now())) throw new AppError('session_ended');
  return { user, session };
}
