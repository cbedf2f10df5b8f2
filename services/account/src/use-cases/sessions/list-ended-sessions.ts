import type { SessionsContext } from '../../context.ts';

/** Milliseconds that an ended session is reported: longer than any access token lives. */
const reportWindow = 10 * 60_000;
/** Milliseconds reported again each time: another instance's clock may be behind, or its write late. */
const overlap = 15_000;

/** Sessions that ended since the cursor. It reads the data that ended them, so none can be missed. */
export async function listEndedSessions(ctx: SessionsContext, after?: string) {
  const now = ctx.now();
  const since = new Date(Math.max(now - reportWindow, Number(after ?? 0) - overlap));
  const [sessions, members] = await Promise.all([
    ctx.sessions.findEndedSince(since),
    ctx.memberSessions.findSessionsEndedSince(since),
  ]);
  return {
    sessions: sessions.map(({ sid }) => sid),
    members: members.map(({ _id, sessionEpoch }) => ({ userId: _id, epoch: sessionEpoch })),
    cursor: String(now),
  };
}
