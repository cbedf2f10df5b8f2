import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import type { AnalysisRepository } from '../data/analysis-repository.ts';
import type { WaitingPictureRepository } from '../data/waiting-picture-repository.ts';
import type { FriendsContext } from '../friends/friends-context.ts';
import { deleteEndedFriendLinks } from '../use-cases/delete-ended-friend-links.ts';

/** Milliseconds between two looks. */
const sweepIntervalMs = 30_000;

interface SweeperContext extends Pick<FriendsContext, 'now' | 'friendLinks' | 'friendPictures'> {
  analyses: AnalysisRepository;
  waitingPictures: WaitingPictureRepository;
  log: ToolContext['log'];
}

/** Removes, again and again, what is older than we promise to keep it; answers how to end that. Many processes may. */
export function startExpirySweeper(ctx: SweeperContext) {
  const sweep = () =>
    Promise.all([ctx.waitingPictures.deleteExpired(), ctx.analyses.deleteExpired(), deleteEndedFriendLinks(ctx)]);
  const timer = setInterval(() => {
    sweep().catch((error) => ctx.log.warn({ err: error }, 'what is too old is not removed yet'));
  }, sweepIntervalMs).unref();
  return () => clearInterval(timer);
}
