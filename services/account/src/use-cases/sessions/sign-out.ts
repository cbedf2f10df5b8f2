import type { AppContext } from '../../context.ts';
import type { SignedIn } from './find-session.ts';

/** Ends this session, or all of the member's: one write ends them, clearing them away can wait. */
export async function signOut(ctx: AppContext, { user, session }: SignedIn, scope: 'local' | 'global'): Promise<void> {
  if (scope === 'local') return ctx.sessions.end(session._id, ctx.now());
  const epoch = await ctx.users.endAllSessions(user._id, new Date(ctx.now()));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(user._id, epoch));
}
