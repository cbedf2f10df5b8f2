import { aiPace } from '@datewright/service-kit/ai-pace';
import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import { type AnalysisWork, analysisWork } from './analysis-work.ts';
import { photoCritic } from './clients/photo-critic.ts';
import type { PhotoConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type Analyses, analyses } from './data/analyses.ts';
import { type WaitingPictures, waitingPictures } from './data/waiting-pictures.ts';
import { measurer } from './facts/measurer.ts';
import { type PhotoIntake, photoIntake } from './photo-intake.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase {
  config: PhotoConfig;
  counters: Counters;
  analyses: Analyses;
  waiting: WaitingPictures;
  intake: PhotoIntake['take'];
  work: AnalysisWork;
  /** The process ends: streams end with it, unfinished. */
  isStopping: () => boolean;
}

/** Milliseconds between two looks for what is older than we promise to keep it. */
const sweepEvery = 30_000;

export async function createContext(config: PhotoConfig): Promise<AppContext> {
  const base = await toolBase('photo', config);
  const { connection, now, log } = base;
  const intake = photoIntake();
  const measuring = measurer();
  const [kept, waiting] = [analyses(connection, now), waitingPictures(connection, config.PICTURE_KEY, now)];
  const pace = aiPace({ connection, limiter: base.limiter, callsPerMinute: config.AI_CALLS_PER_MINUTE, now });
  const critic = photoCritic({ ai: base.ai, pace, allows: base.safety.allows, seconds: config.ANSWER_SECONDS });
  const counted = counters(base.metrics);
  const looking = { analyses: kept, waiting, measurer: measuring, critic };
  const sweeping = setInterval(() => {
    for (const { sweep } of [waiting, kept]) {
      sweep().catch((error) => log.warn({ err: error }, 'what is too old is not removed yet'));
    }
  }, sweepEvery).unref();
  let isStopping = false;
  return {
    ...base,
    config,
    counters: counted,
    analyses: kept,
    waiting,
    intake: intake.take,
    work: analysisWork(base, looking, counted),
    isStopping: () => isStopping,
    async close() {
      isStopping = true;
      clearInterval(sweeping);
      await base.close();
      intake.close();
      measuring.close();
    },
  };
}
