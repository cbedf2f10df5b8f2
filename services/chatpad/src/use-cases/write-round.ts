import { randomUUID } from 'node:crypto';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { CreditHold } from '@datewright/service-kit/credit-hold';
import { AppError, asAppError } from '@datewright/service-kit/errors';
import type { Order } from '../clients/suggestion-writer.ts';
import type { AppContext } from '../context.ts';
import type { StoredRound } from '../data/rounds.ts';
import type { Audience } from './audience.ts';

/** As many as a member is promised for a credit. */
const fewestSuggestions = 3;

export interface Written {
  shown: Suggestion[];
  /** Why it ended before there were enough. */
  failure: AppError | null;
}

/**
 * Has suggestions written and shows each as it comes. The credit is spent before the first one is shown; what is
 * shown is kept first, so that nothing a member saw and paid for gets lost.
 */
export async function writeRound(
  ctx: AppContext,
  round: StoredRound,
  { gentle, ...given }: Pick<Order, 'match' | 'hear' | 'onGentle'> & { gentle: boolean },
  hold: CreditHold,
  audience: Audience,
): Promise<Written> {
  const shown: Suggestion[] = [];
  try {
    const { mode, tone, draft } = round;
    const earlier = await earlierTexts(ctx, round);
    const order = { ...given, wish: { mode, tone, draft, gentle }, earlier, signal: audience.left };
    for await (const accepted of ctx.writer.write(order)) {
      // An abandoned stream may still hand out what it has: nobody pays for what nobody sees.
      if (shown.length === 0) audience.left.throwIfAborted();
      await hold.spend();
      const suggestion = { id: randomUUID(), ...accepted, saved: false };
      if (!(await ctx.rounds.addSuggestion(round, suggestion))) throw new AppError('match_not_found');
      if (shown.push(suggestion) === 1) observeFirst(ctx, round);
      audience.send({ type: 'suggestion', suggestion });
    }
    return { shown, failure: shown.length < fewestSuggestions ? new AppError('ai_failed') : null };
  } catch (error) {
    return { shown, failure: shown.length < fewestSuggestions ? asAppError(error) : null };
  }
}

/** What the member got for this match before: trying again must bring something new. */
async function earlierTexts(ctx: AppContext, { userId, matchId }: StoredRound): Promise<string[]> {
  const rounds = await ctx.rounds.ofMatch(userId, matchId);
  return rounds.flatMap(({ suggestions }) => suggestions.map(({ text }) => text));
}

function observeFirst(ctx: AppContext, round: StoredRound): void {
  ctx.counters.firstSuggestion.observe((ctx.now() - round.createdAt.getTime()) / 1000);
}
