import { type PaidBook, paidBook } from '@datewright/service-kit/paid-work/abandoned';
import { type Pictures, pictures } from '@datewright/service-kit/pictures/pictures';
import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import { type ScreenshotReader, screenshotReader } from './clients/screenshot-reader.ts';
import { type SuggestionWriter, suggestionWriter } from './clients/suggestion-writer.ts';
import type { ChatpadConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type Matches, matches } from './data/matches.ts';
import { type NewRound, type Rounds, rounds, type StoredRound } from './data/rounds.ts';
import { type Stops, stops } from './data/stops.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase {
  counters: Counters;
  matches: Matches;
  rounds: Rounds;
  paidRounds: PaidBook<StoredRound, NewRound>;
  stops: Stops;
  writer: SuggestionWriter;
  reader: ScreenshotReader;
  pictures: Pictures;
}

export async function createContext(config: ChatpadConfig): Promise<AppContext> {
  const base = await toolBase('chatpad', config);
  const intake = pictures();
  const book = rounds(base.connection);
  return {
    ...base,
    pictures: intake,
    counters: counters(base.metrics),
    matches: matches(base.connection),
    rounds: book,
    paidRounds: paidBook(base, { book, isKept: ({ suggestions }) => suggestions.length > 0 }),
    stops: stops(base.connection),
    writer: suggestionWriter(base.ai, base.safety, config.ANSWER_SECONDS),
    reader: screenshotReader(base.ai, config.ANSWER_SECONDS),
    async close() {
      await base.close();
      intake.close();
    },
  };
}
