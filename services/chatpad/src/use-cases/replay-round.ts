import { readCreditsAfterCommit } from '@datewright/tool-kit/credits/credit-reservation';
import type { AppContext } from '../context.ts';
import { type StoredRound, toRound } from '../data/round-repository.ts';
import type { SuggestionStream } from './suggestion-stream.ts';

/** Shows a round again that was paid for before. */
export async function replayRound(ctx: AppContext, stored: StoredRound, audience: SuggestionStream): Promise<void> {
  const available = await readCreditsAfterCommit(ctx.credits, stored);
  const round = toRound(stored);
  audience.send({ type: 'started', roundId: round.id, writtenBy: round.writtenBy });
  for (const suggestion of round.suggestions) audience.send({ type: 'suggestion', suggestion });
  audience.send({ type: 'done', round, available });
  audience.end();
  ctx.counters.rounds.inc({ mode: stored.mode, outcome: 'replayed' });
}
