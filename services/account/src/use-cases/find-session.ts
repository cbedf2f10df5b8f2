import { AppError } from '@datewright/service-kit/errors';
import { hashForLog } from '@datewright/service-kit/logging';
import { tagRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import type { Session } from '../data/sessions.ts';
import type { User } from '../data/users.ts';
import { isAlive, visitPrecision } from '../rules/session-limits.ts';
import { hashToken } from '../secrets/random-token.ts';

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
  if (now - session.seenAt.getTime() > visitPrecision) await ctx.sessions.touch(session._id, new Date(now));
  return { user, session };
}

/** The member whose session is still alive; throws `session_ended` otherwise. */
export async function findMember(ctx: AppContext, userId: string, sessionId: string): Promise<SignedIn> {
  const [session, user] = await Promise.all([ctx.sessions.findBySid(sessionId), ctx.users.findById(userId)]);
  if (!session || !user || !isAlive(session, user, ctx.now())) throw new AppError('session_ended');
  return { user, session };
}
