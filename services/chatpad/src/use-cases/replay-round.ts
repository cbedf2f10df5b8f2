import { creditsLeft } from '@datewright/service-kit/credit-hold';
import type { AppContext } from '../context.ts';
import { asRound, type StoredRound } from '../data/rounds.ts';
import type { Audience } from './audience.ts';

/** Shows a round again that was paid for before. */
export async function replayRound(ctx: AppContext, stored: StoredRound, audience: Audience): Promise<void> {
  const available = await creditsLeft(ctx.credits, stored);
  const round = asRound(stored);
  audience.send({ type: 'started', roundId: round.id, writtenBy: round.writtenBy });
  for (const suggestion of round.suggestions) audience.send({ type: 'suggestion', suggestion });
  audience.send({ type: 'done', round, available });
  audience.end();
  ctx.counters.rounds.inc({ mode: stored.mode, outcome: 'replayed' });
}
