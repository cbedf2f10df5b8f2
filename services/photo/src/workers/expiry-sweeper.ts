import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import type { AnalysisRepository } from '../data/analysis-repository.ts';
import type { RepeatedPictureRepository } from '../data/repeated-picture-repository.ts';
import type { WaitingPictureRepository } from '../data/waiting-picture-repository.ts';
import type { FriendsContext } from '../friends/friends-context.ts';
import { deleteEndedFriendLinks } from '../use-cases/delete-ended-friend-links.ts';

/** Milliseconds between two sweeps. */
const sweepIntervalMs = 30_000;

interface SweeperContext extends Pick<FriendsContext, 'now' | 'friendLinks' | 'friendPictures'> {
  analyses: AnalysisRepository;
  waitingPictures: WaitingPictureRepository;
  repeatedPictures: RepeatedPictureRepository;
  log: ToolContext['log'];
}

/** Repeatedly deletes what has passed its retention; returns a function that stops it. Several processes may run it. */
export function startExpirySweeper(ctx: SweeperContext) {
  const sweep = () =>
    Promise.all([
      ctx.waitingPictures.deleteExpired(),
      ctx.analyses.deleteExpired(),
      ctx.repeatedPictures.deleteExpired(),
      deleteEndedFriendLinks(ctx),
    ]);
  const timer = setInterval(() => {
    sweep().catch((error) => ctx.log.warn({ err: error }, 'what is too old is not removed yet'));
  }, sweepIntervalMs).unref();
  return () => clearInterval(timer);
}
