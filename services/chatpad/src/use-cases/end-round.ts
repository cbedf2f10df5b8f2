import type { Mode } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { type CreditReservation, toPaidRequestError } from '@datewright/tool-kit/credits/credit-reservation';
import type { StreamedRequestResult } from '@datewright/tool-kit/paid-requests/stream-paid-request';
import type { AppContext } from '../context.ts';
import { type StoredRound, toRound } from '../data/round-repository.ts';
import type { SuggestionStream } from './suggestion-stream.ts';

type EndedRound = Extract<StreamedRequestResult<StoredRound, CreditReservation, Suggestion>, { isOver: false }>;

/** Tells the reader how a round ended whose books are ended. */
export async function endRound(ctx: AppContext, ended: EndedRound, audience: SuggestionStream): Promise<void> {
  const { work: round, reservation, sent, failure } = ended;
  const hasLeft = audience.disconnectSignal.aborted;
  if (hasLeft && sent.length === 0 && !reservation.isCharged) await ctx.stops.add(round.userId, new Date(ctx.now()));
  await removeOrphanedRounds(ctx, round);
  countRound(ctx, round.mode, hasLeft ? 'left' : (failure?.code ?? 'done'));
  if (failure && failure.status >= 500 && !hasLeft) {
    currentRequest().log.error({ code: failure.code, err: failure.extras.cause ?? failure }, 'suggestions failed');
  }
  if (failure) {
    const { error } = (reservation.isCharged ? withChargeMessage(failure, sent.length) : failure).toBody();
    audience.send({ type: 'failed', error, charged: reservation.isCharged });
  } else {
    audience.send({ type: 'done', round: toRound({ ...round, suggestions: sent }), available: reservation.available });
  }
  audience.end();
}

/** The catalogue's sentences say that nothing was charged; here something was. */
function withChargeMessage(failure: AppError, shown: number): AppError {
  if (shown === 0) return toPaidRequestError(failure);
  const message = 'The AI stopped early. What came is kept, and one credit was charged.';
  return new AppError(failure.code, { ...failure.extras, message });
}

/** A match that was deleted meanwhile takes its last round with it. */
async function removeOrphanedRounds(ctx: AppContext, { userId, matchId }: StoredRound): Promise<void> {
  if (!(await ctx.matches.find(userId, matchId))) await ctx.rounds.removeByMatch(userId, matchId);
}

export function countRound(ctx: AppContext, mode: Mode, outcome: string): void {
  ctx.counters.rounds.inc({ mode, outcome });
}
