import type { AppContext } from '../../context.ts';

/** Milliseconds that an end is told for: longer than any access token lives. */
const reportWindow = 10 * 60_000;
/** Milliseconds told again each time: another instance's clock may be behind, and its write on the way. */
const overlap = 15_000;

/** Sessions that ended since the cursor. It reads what ended them, so no end can be written and not told. */
export async function listEndedSessions(ctx: AppContext, after?: string) {
  const now = ctx.now();
  const since = new Date(Math.max(now - reportWindow, Number(after ?? 0) - overlap));
  const [sessions, members] = await Promise.all([
    ctx.sessions.findEndedSince(since),
    ctx.users.findSessionsEndedSince(since),
  ]);
  return {
    sessions: sessions.map(({ sid }) => sid),
    members: members.map(({ _id, sessionEpoch }) => ({ userId: _id, epoch: sessionEpoch })),
    cursor: String(now),
  };
}
