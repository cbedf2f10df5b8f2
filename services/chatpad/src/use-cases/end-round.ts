import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { Mode } from '@datewright/contracts/chatpad/wish';
import { afterPaying, type CreditHold } from '@datewright/service-kit/credit-hold';
import { AppError } from '@datewright/service-kit/errors';
import type { Streamed } from '@datewright/service-kit/paid-work/streamed';
import { currentRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import { asRound, type StoredRound } from '../data/rounds.ts';
import type { Audience } from './audience.ts';

type Ended = Extract<Streamed<StoredRound, CreditHold, Suggestion>, { isOver: false }>;

/** Tells the reader how a round ended whose books are ended. */
export async function endRound(ctx: AppContext, ended: Ended, audience: Audience): Promise<void> {
  const { work: round, hold, shown, failure } = ended;
  const hasLeft = audience.left.aborted;
  if (hasLeft && shown.length === 0 && !hold.isCharged) await ctx.stops.add(round.userId, new Date(ctx.now()));
  await forgetIfDeleted(ctx, round);
  countRound(ctx, round.mode, hasLeft ? 'left' : (failure?.code ?? 'done'));
  if (failure && failure.status >= 500 && !hasLeft) {
    currentRequest().log.error({ code: failure.code, err: failure.extras.cause ?? failure }, 'suggestions failed');
  }
  if (failure) {
    const { error } = (hold.isCharged ? whenPaid(failure, shown.length) : failure).toBody();
    audience.send({ type: 'failed', error, charged: hold.isCharged });
  } else {
    audience.send({ type: 'done', round: asRound({ ...round, suggestions: shown }), available: hold.available });
  }
  audience.end();
}

/** The catalogue's sentences say that nothing was charged; here something was. */
function whenPaid(failure: AppError, shown: number): AppError {
  if (shown === 0) return afterPaying(failure);
  const message = 'The AI stopped early. What came is kept, and one credit was charged.';
  return new AppError(failure.code, { ...failure.extras, message });
}

/** A match that was deleted meanwhile takes its last round with it. */
async function forgetIfDeleted(ctx: AppContext, { userId, matchId }: StoredRound): Promise<void> {
  if (!(await ctx.matches.find(userId, matchId))) await ctx.rounds.removeOfMatch(userId, matchId);
}

export function countRound(ctx: AppContext, mode: Mode, outcome: string): void {
  ctx.counters.rounds.inc({ mode, outcome });
}
