import { aiPace } from '@datewright/service-kit/ai-pace';
import { pictures } from '@datewright/service-kit/pictures/pictures';
import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import { type AnalysisWork, analysisWork } from './analysis-work.ts';
import { photoCritic } from './clients/photo-critic.ts';
import type { PhotoConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type Analyses, analyses } from './data/analyses.ts';
import { type WaitingPictures, waitingPictures } from './data/waiting-pictures.ts';
import { measurer } from './facts/measurer.ts';
import { type FriendsContext, friendsParts } from './friends-context.ts';
import { sweeping } from './sweeping.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase, FriendsContext {
  config: PhotoConfig;
  counters: Counters;
  analyses: Analyses;
  waiting: WaitingPictures;
  work: AnalysisWork;
}

export async function createContext(config: PhotoConfig): Promise<AppContext> {
  const base = await toolBase('photo', config);
  const { connection, now, limiter, metrics } = base;
  const [intake, measuring] = [pictures(), measurer()];
  const stores = {
    analyses: analyses(connection, now),
    waiting: waitingPictures(connection, config.PICTURE_KEY, now),
  };
  const pace = aiPace({ connection, limiter, callsPerMinute: config.AI_CALLS_PER_MINUTE, now });
  const critic = photoCritic({ ai: base.ai, pace, safety: base.safety, seconds: config.ANSWER_SECONDS, now });
  const counted = counters(metrics);
  const ctx: AppContext = {
    ...base,
    ...stores,
    ...friendsParts({ connection, config, metrics }),
    config,
    pictures: intake,
    counters: counted,
    work: analysisWork({ ...base, config }, { ...stores, measurer: measuring, critic }, counted),
    async close() {
      stopSweeping();
      await base.close();
      intake.close();
      measuring.close();
    },
  };
  const stopSweeping = sweeping(ctx);
  return ctx;
}
