import type { AppContext } from './context.ts';
import { sweepFriendLinks } from './use-cases/sweep-friend-links.ts';

/** Milliseconds between two looks. */
const every = 30_000;

/** Removes, again and again, what is older than we promise to keep it; answers how to end that. Many processes may. */
export function sweeping(
  ctx: Pick<AppContext, 'waiting' | 'analyses' | 'log' | 'now' | 'friendLinks' | 'friendPictures'>,
) {
  const sweep = () => Promise.all([ctx.waiting.sweep(), ctx.analyses.sweep(), sweepFriendLinks(ctx)]);
  const timer = setInterval(() => {
    sweep().catch((error) => ctx.log.warn({ err: error }, 'what is too old is not removed yet'));
  }, every).unref();
  return () => clearInterval(timer);
}
