import { AppError } from '@datewright/service-kit/errors/app-error';
import type { SessionsContext } from '../../context.ts';
import { isAlive } from '../../rules/sessions/session-limits.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';

/** The member with a live session. Throws `session_ended`. */
export async function findMember(ctx: SessionsContext, userId: string, sessionId: string): Promise<SignedIn> {
  const [session, user] = await Promise.all([ctx.sessions.findBySid(sessionId), ctx.users.findById(userId)]);
  if (!session || !user || !isAlive(session, user, ctx.now())) throw new AppError('session_ended');
  return { user, session };
}
