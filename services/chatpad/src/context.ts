import { minSuggestions } from '@datewright/contracts/chatpad/limits';
import { createPictureProcessor, type PictureProcessor } from '@datewright/service-kit/pictures/picture-processor';
import { createToolContext, type ToolContext } from '@datewright/tool-kit/app/tool-context';
import {
  createPaidRequestContext,
  type PaidRequestContext,
} from '@datewright/tool-kit/paid-requests/paid-request-context';
import { createScreenshotReader, type ScreenshotReader } from './clients/screenshot-reader.ts';
import { createSuggestionWriter, type SuggestionWriter } from './clients/suggestion-writer.ts';
import type { ChatpadConfig } from './config.ts';
import { type Counters, createCounters } from './counters.ts';
import { createMatchRepository, type MatchRepository } from './data/match-repository.ts';
import {
  createRoundRepository,
  type NewRound,
  type RoundRepository,
  type StoredRound,
} from './data/round-repository.ts';
import { createStopRepository, type StopRepository } from './data/stop-repository.ts';
import { migrations } from './migrations/migrations.ts';

/** All dependencies of the service, passed to every use case. */
export interface AppContext extends ToolContext {
  counters: Counters;
  matches: MatchRepository;
  rounds: RoundRepository;
  paidRounds: PaidRequestContext<StoredRound, NewRound>;
  stops: StopRepository;
  suggestionWriter: SuggestionWriter;
  screenshotReader: ScreenshotReader;
  pictures: PictureProcessor;
}

export async function createContext(config: ChatpadConfig): Promise<AppContext> {
  const base = await createToolContext('chatpad', config, { migrations });
  const pictures = createPictureProcessor();
  const rounds = createRoundRepository(base.connection);
  const counters = createCounters(base.metrics);
  return {
    ...base,
    pictures,
    counters,
    matches: createMatchRepository(base.connection),
    rounds,
    paidRounds: createPaidRequestContext(base, {
      repository: rounds,
      hasAnswer: ({ suggestions }) => suggestions.length >= minSuggestions,
    }),
    stops: createStopRepository(base.connection),
    suggestionWriter: createSuggestionWriter({
      ai: base.ai,
      moderation: base.moderation,
      lineReviewer: base.lineReviewer,
      seconds: config.ANSWER_SECONDS,
      onRejected: (reason) => counters.rejected.inc({ reason }),
      now: base.now,
    }),
    screenshotReader: createScreenshotReader(base.ai, config.ANSWER_SECONDS),
    async close() {
      await base.close();
      pictures.close();
    },
  };
}
