import { aiPace } from '@datewright/service-kit/ai-pace';
import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import { type PlaybookWriter, playbookWriter } from './clients/playbook-writer.ts';
import { type SpotFinder, spotFinder } from './clients/spot-finder.ts';
import type { DatecoachConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type Plans, plans } from './data/plans.ts';
import { type Playbooks, playbooks } from './data/playbooks.ts';
import { type SavedTips, savedTips } from './data/saved-tips.ts';
import { type Spots, spots } from './data/spots.ts';
import { type Turns, turns } from './data/turns.ts';
import { type PlaybookWork, playbookWork } from './playbook-work.ts';
import { sweeping } from './sweeping.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase {
  config: DatecoachConfig;
  counters: Counters;
  plans: Plans;
  playbooks: Playbooks;
  savedTips: SavedTips;
  spotFinder: SpotFinder;
  spots: Spots;
  turns: Turns;
  work: PlaybookWork;
}

export async function createContext(config: DatecoachConfig): Promise<AppContext> {
  const base = await toolBase('datecoach', config);
  const { connection, now, limiter, metrics, ai, safety } = base;
  const counted = counters(metrics);
  const stores = {
    plans: plans(connection),
    playbooks: playbooks(connection, now),
    savedTips: savedTips(connection),
    spots: spots(connection, now),
    turns: turns(connection, now),
  };
  const pace = aiPace({ connection, limiter, callsPerMinute: config.AI_CALLS_PER_MINUTE, now });
  const asking = { ai, pace, safety, onRefused: (why: string) => counted.refused.inc({ why }) };
  const writer: PlaybookWriter = playbookWriter(asking);
  const writing = { playbooks: stores.playbooks, writer, safety, now, seconds: config.PLAYBOOK_SECONDS };
  const stopSweeping = sweeping({ ...base, ...stores });
  return {
    ...base,
    ...stores,
    config,
    counters: counted,
    spotFinder: spotFinder({ ...asking, seconds: config.ANSWER_SECONDS }),
    work: playbookWork({ ...base, config }, writing, counted),
    async close() {
      stopSweeping();
      await base.close();
    },
  };
}
