import { readCreditsAfterCommit } from '@datewright/tool-kit/credits/credit-reservation';
import type { AppContext } from '../context.ts';
import { type StoredRound, toRound } from '../data/round-repository.ts';
import type { SuggestionStream } from './suggestion-stream.ts';

/** Sends a paid round to the client again. */
export async function replayRound(ctx: AppContext, stored: StoredRound, stream: SuggestionStream): Promise<void> {
  const available = await readCreditsAfterCommit(ctx.credits, stored);
  const round = toRound(stored);
  stream.send({ type: 'started', roundId: round.id, writtenBy: round.writtenBy });
  for (const suggestion of round.suggestions) stream.send({ type: 'suggestion', suggestion });
  stream.send({ type: 'done', round, available });
  stream.end();
  ctx.counters.rounds.inc({ mode: stored.mode, outcome: 'replayed' });
}
