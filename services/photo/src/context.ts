import { createPictureProcessor } from '@datewright/service-kit/pictures/picture-processor';
import { createAiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import { createToolContext, type ToolContext } from '@datewright/tool-kit/app/tool-context';
import { createPhotoReviewer } from './clients/photo-reviewer.ts';
import type { PhotoConfig } from './config.ts';
import { type Counters, createCounters } from './counters.ts';
import { type AnalysisRepository, createAnalysisRepository } from './data/analysis-repository.ts';
import { createRepeatedPictureRepository, type RepeatedPictureRepository } from './data/repeated-picture-repository.ts';
import { createWaitingPictureRepository, type WaitingPictureRepository } from './data/waiting-picture-repository.ts';
import { createFriendsContext, type FriendsContext } from './friends/friends-context.ts';
import { createMeasurer } from './measurement/measurer.ts';
import { type AnalysisWorker, createAnalysisWorker } from './workers/analysis-worker.ts';
import { startExpirySweeper } from './workers/expiry-sweeper.ts';

/** Every dependency of the service. Use cases receive it as a whole; there is no other dependency injection. */
export interface AppContext extends ToolContext, FriendsContext {
  config: PhotoConfig;
  counters: Counters;
  analyses: AnalysisRepository;
  waitingPictures: WaitingPictureRepository;
  repeatedPictures: RepeatedPictureRepository;
  analysisWorker: AnalysisWorker;
}

export async function createContext(config: PhotoConfig): Promise<AppContext> {
  const base = await createToolContext('photo', config, {
    worker: new URL('./workers/text-worker.ts', import.meta.url),
  });
  const { connection, now, limiter, metrics } = base;
  const [intake, measurer] = [createPictureProcessor(), createMeasurer()];
  const stores = {
    analyses: createAnalysisRepository(connection, now),
    waitingPictures: createWaitingPictureRepository(connection, config.PICTURE_KEY, now),
    repeatedPictures: createRepeatedPictureRepository(connection, now),
  };
  const pace = createAiRateLimiter({ connection, limiter, callsPerMinute: config.AI_CALLS_PER_MINUTE, now });
  const critic = createPhotoReviewer({
    ai: base.ai,
    pace,
    safety: base.moderation,
    lineReviewer: base.lineReviewer,
    seconds: config.ANSWER_SECONDS,
    now,
    log: base.log,
  });
  const counted = createCounters(metrics);
  const ctx: AppContext = {
    ...base,
    ...stores,
    ...createFriendsContext({ connection, config, metrics }),
    config,
    pictures: intake,
    counters: counted,
    analysisWorker: createAnalysisWorker({ ...base, config }, { ...stores, measurer, critic }, counted),
    async close() {
      stopSweeping();
      await base.close();
      intake.close();
      measurer.close();
    },
  };
  const stopSweeping = startExpirySweeper(ctx);
  return ctx;
}
