import type { SessionsContext } from '../../context.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';

/** Ends this session or all of the member's. One write ends them; removing them can wait. */
export async function signOut(
  ctx: SessionsContext,
  { user, session }: SignedIn,
  scope: 'local' | 'global',
): Promise<void> {
  if (scope === 'local') return ctx.sessions.end(session._id, ctx.now());
  const epoch = await ctx.memberSessions.endAllSessions(user._id, new Date(ctx.now()));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(user._id, epoch));
}
