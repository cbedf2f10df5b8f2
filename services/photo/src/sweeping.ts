import type { ToolBase } from '@datewright/service-kit/tool-base';
import type { Analyses } from './data/analyses.ts';
import type { WaitingPictures } from './data/waiting-pictures.ts';
import type { FriendsContext } from './friends-context.ts';
import { sweepFriendLinks } from './use-cases/sweep-friend-links.ts';

/** Milliseconds between two looks. */
const every = 30_000;

interface SweepingParts extends Pick<FriendsContext, 'now' | 'friendLinks' | 'friendPictures'> {
  analyses: Analyses;
  waiting: WaitingPictures;
  log: ToolBase['log'];
}

/** Removes, again and again, what is older than we promise to keep it; answers how to end that. Many processes may. */
export function sweeping(ctx: SweepingParts) {
  const sweep = () => Promise.all([ctx.waiting.sweep(), ctx.analyses.sweep(), sweepFriendLinks(ctx)]);
  const timer = setInterval(() => {
    sweep().catch((error) => ctx.log.warn({ err: error }, 'what is too old is not removed yet'));
  }, every).unref();
  return () => clearInterval(timer);
}
