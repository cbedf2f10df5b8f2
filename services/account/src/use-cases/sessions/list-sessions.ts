import type { MemberSession } from '@datewright/contracts/account/list-sessions';
import type { AppContext } from '../../context.ts';
import { readDevice } from '../../rules/sessions/device-name.ts';
import { isAlive } from '../../rules/sessions/session-limits.ts';
import type { SignedIn } from './find-session.ts';

/** The member's living sessions: the one that asks first, then the latest seen. */
export async function listSessions(ctx: AppContext, { user, session }: SignedIn): Promise<MemberSession[]> {
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
