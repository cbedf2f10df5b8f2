import type { MemberSession } from '@datewright/contracts/account/list-sessions';
import type { SessionsContext } from '../../context.ts';
import { readDevice } from '../../rules/sessions/device-name.ts';
import { isAlive } from '../../rules/sessions/session-limits.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';

/** The member's live sessions: the caller's first, then the most recently seen. */
export async function listSessions(ctx: SessionsContext, { user, session }: SignedIn): Promise<MemberSession[]> {
  const found = await ctx.sessions.findByUser(user._id, user.sessionEpoch);
  const others = found.filter(({ sid }) => sid !== session.sid).filter((other) => isAlive(other, user, ctx.now()));
  return [session, ...others].map(({ sid, device, createdAt, seenAt }) => ({
    id: sid,
    device: readDevice(device),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: sid === session.sid,
  }));
}
