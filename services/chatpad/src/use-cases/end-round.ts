import type { Mode } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { type CreditReservation, toPaidRequestError } from '@datewright/tool-kit/credits/credit-reservation';
import type { StreamedRequestResult } from '@datewright/tool-kit/paid-requests/stream-paid-request';
import type { AppContext } from '../context.ts';
import { type StoredRound, toRound } from '../data/round-repository.ts';
import type { SuggestionStream } from './suggestion-stream.ts';

type EndedRound = Extract<StreamedRequestResult<StoredRound, CreditReservation, Suggestion>, { isOver: false }>;

/** Reports the outcome of a round to the client, once its credit is settled. */
export async function endRound(ctx: AppContext, ended: EndedRound, stream: SuggestionStream): Promise<void> {
  const { work: round, reservation, sent, failure } = ended;
  const isDisconnected = stream.disconnectSignal.aborted;
  if (isDisconnected && !reservation.isCharged) await ctx.stops.add(round.userId, new Date(ctx.now()));
  await removeOrphanedRounds(ctx, round);
  countRound(ctx, round.mode, isDisconnected ? 'left' : (failure?.code ?? 'done'));
  if (failure && failure.status >= 500 && !isDisconnected) {
    currentRequest().log.error({ code: failure.code, err: failure.extras.cause ?? failure }, 'suggestions failed');
  }
  if (failure) {
    const { error } = (reservation.isCharged ? toPaidRequestError(failure) : failure).toBody();
    stream.send({ type: 'failed', error, charged: reservation.isCharged });
  } else {
    stream.send({ type: 'done', round: toRound({ ...round, suggestions: sent }), available: reservation.available });
  }
  stream.end();
}

/** Deletes the rounds of a match that was deleted while they were being written. */
async function removeOrphanedRounds(ctx: AppContext, { userId, matchId }: StoredRound): Promise<void> {
  if (!(await ctx.matches.find(userId, matchId))) await ctx.rounds.removeByMatch(userId, matchId);
}

export function countRound(ctx: AppContext, mode: Mode, outcome: string): void {
  ctx.counters.rounds.inc({ mode, outcome });
}
