import { hashToken } from '@datewright/service-kit/auth/random-token';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { SessionsContext } from '../../context.ts';
import { isAlive, lastSeenPrecision } from '../../rules/sessions/session-limits.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';

/** The live session of a cookie, or `null`; records the visit. */
export async function findSession(ctx: SessionsContext, token: string): Promise<SignedIn | null> {
  const session = await ctx.sessions.findByHash(hashToken(token));
  const user = session && (await ctx.users.findById(session.userId));
  const now = ctx.now();
  if (!user || !isAlive(session, user, now)) return null;
  tagRequest({ user: hashForLog(user._id) });
  if (now - session.seenAt.getTime() > lastSeenPrecision) await ctx.sessions.touch(session._id, new Date(now));
  return { user, session };
}
