import type { RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { createAiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import { createToolContext, type ToolContext } from '@datewright/tool-kit/app/tool-context';
import { createPlaceSource, type PlaceSource } from './clients/place-source.ts';
import { createPlaybookWriter, type PlaybookWriter } from './clients/playbook-writer.ts';
import { createSpotFinder, type SpotFinder } from './clients/spot-finder.ts';
import type { DatecoachConfig } from './config.ts';
import { type Counters, createCounters } from './counters.ts';
import { createMutex, type Mutex } from './data/mutex.ts';
import { createPlaceCache, type PlaceCache } from './data/place-cache.ts';
import { createPlanRepository, type PlanRepository } from './data/plan-repository.ts';
import type { PlaybookJobs } from './data/playbook-jobs.ts';
import { createPlaybookRepository, type PlaybookRepository } from './data/playbook-repository.ts';
import { createSavedTipRepository, type SavedTipRepository } from './data/saved-tip-repository.ts';
import { createSpotRepository, type SpotRepository } from './data/spot-repository.ts';
import { createPlaybookWorker } from './workers/playbook-worker.ts';
import { startRetentionWorker } from './workers/retention-worker.ts';

/** All dependencies of the service, passed to every use case. */
export interface AppContext extends ToolContext {
  config: DatecoachConfig;
  counters: Counters;
  placeCache: PlaceCache;
  /** `null` when no source is set. */
  placeSource: PlaceSource | null;
  plans: PlanRepository;
  playbooks: PlaybookRepository;
  savedTips: SavedTipRepository;
  spotFinder: SpotFinder;
  spots: SpotRepository;
  mutex: Mutex;
  playbookJobs: PlaybookJobs;
}

export async function createContext(config: DatecoachConfig): Promise<AppContext> {
  const base = await createToolContext('datecoach', config);
  const { connection, now, limiter, metrics, ai, moderation: safety, lineReviewer } = base;
  const counters = createCounters(metrics);
  const stores = {
    placeCache: createPlaceCache(connection, now),
    plans: createPlanRepository(connection),
    playbooks: createPlaybookRepository(connection, now),
    savedTips: createSavedTipRepository(connection),
    spots: createSpotRepository(connection, now),
    mutex: createMutex(connection, now),
  };
  const rateLimit = createAiRateLimiter({ connection, limiter, callsPerMinute: config.AI_CALLS_PER_MINUTE, now });
  const onRejected = (why: string) => counters.refused.inc({ why });
  const aiDependencies = { ai, rateLimit, safety, lineReviewer, onRejected };
  const writer: PlaybookWriter = createPlaybookWriter(aiDependencies);
  const writing = { playbooks: stores.playbooks, writer, safety, now, seconds: config.PLAYBOOK_SECONDS };
  const stopSweeping = startRetentionWorker({ ...base, ...stores });
  return {
    ...base,
    ...stores,
    config,
    counters,
    placeSource: createPlaceSourceFrom(config, limiter),
    spotFinder: createSpotFinder({ ...aiDependencies, seconds: config.ANSWER_SECONDS }),
    playbookJobs: createPlaybookWorker({ ...base, config }, writing, counters),
    async close() {
      stopSweeping();
      await base.close();
    },
  };
}

function createPlaceSourceFrom(
  { NOMINATIM_URL: nominatimUrl, OVERPASS_URL: overpassUrl, PLACES_USER_AGENT: userAgent }: DatecoachConfig,
  limiter: RateLimiter,
): PlaceSource | null {
  return nominatimUrl && overpassUrl ? createPlaceSource({ nominatimUrl, overpassUrl, userAgent, limiter }) : null;
}
