import { minSuggestions } from '@datewright/contracts/chatpad/limits';
import type { Match } from '@datewright/contracts/chatpad/match';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { type CreditReservation, reserveCredits } from '@datewright/tool-kit/credits/credit-reservation';
import type { AiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';
import type { StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import { moderateWriting } from '@datewright/tool-kit/moderation/writing-profile';
import { streamPaidRequest } from '@datewright/tool-kit/paid-requests/stream-paid-request';
import type { AppContext } from '../context.ts';
import type { NewRound, StoredRound } from '../data/round-repository.ts';
import { countFreeStops } from '../rules/free-stops.ts';
import { enforceRoundsLimit } from '../rules/rate-limits.ts';
import { assertHasContent, fingerprintRequest, type SuggestRequest } from '../rules/suggest-request.ts';
import { toGentle } from '../rules/writing-options.ts';
import { closeMatchForMinor } from './close-match-for-minor.ts';
import { countRound, endRound } from './end-round.ts';
import { findMatch } from './find-match.ts';
import { moderateRequest } from './moderate-request.ts';
import { replayRound } from './replay-round.ts';
import type { SuggestionStream } from './suggestion-stream.ts';
import { saveSuggestion, writeRound } from './write-round.ts';

/**
 * Writes suggestions for a match, for one credit. Moderates the request, reserves the credit, charges it with the third
 * suggestion and releases it when fewer come. Throws errors that occur before the stream starts; later ones are the
 * last event of the stream.
 */
export async function suggest(ctx: AppContext, request: SuggestRequest, stream: SuggestionStream): Promise<void> {
  const match = await findMatch(ctx, request.member.userId, request.matchId);
  assertHasContent(match, request);
  await enforceRoundsLimit(ctx.limiter, request.member.userId);
  const [check, writing] = await Promise.all([
    moderateRequest(ctx, match, request),
    // A rewrite keeps the manner and the facts of its draft.
    request.draft === null ? moderateWriting(ctx.moderation, request) : undefined,
  ]);
  const { care: notice } = check;
  const effectiveRequest = notice ? toGentle(request) : request;
  const sendStarted = ({ roundId, writtenBy }: StoredRound, care: ModerationNotice | null) =>
    stream.send({ type: 'started', roundId, writtenBy, ...(care && { care }) });
  const startedAt = ctx.now();
  let isFirst = true;
  const newRound = await createRound(ctx, match, effectiveRequest);
  const result = await streamPaidRequest(ctx.paidRounds, newRound, {
    reserve: (round) => reserveCredit(ctx, request.member, round, check),
    start: (round) => sendStarted(round, notice),
    listStored: ({ suggestions }) => suggestions,
    write: (round) =>
      writeRound(ctx, round, {
        match,
        gentle: notice !== null,
        writing,
        overruled: getOverruledKinds(match, request),
        decide: check.decide,
        onGentle: (gentleNotice) => sendStarted(round, gentleNotice),
        signal: AbortSignal.any([stream.disconnectSignal, check.heldBack]),
      }),
    store: (round, suggestion: Suggestion) => saveSuggestion(ctx, round, suggestion),
    send(suggestion) {
      if (isFirst) ctx.counters.firstSuggestion.observe((ctx.now() - startedAt) / 1000);
      isFirst = false;
      stream.send({ type: 'suggestion', suggestion });
    },
    minPieces: minSuggestions,
    disconnectSignal: stream.disconnectSignal,
  }).catch(async (error) => {
    await closeMatchForMinor(ctx, request.member.userId, match.id, error);
    countRound(ctx, effectiveRequest.mode, toAppError(error).code);
    throw error;
  });
  if (result.isOver) return replayRound(ctx, result.work, stream);
  if (result.failure) await closeMatchForMinor(ctx, request.member.userId, match.id, result.failure);
  await endRound(ctx, result, stream);
}

/** Verdicts that the member has overruled, by continuing or by reopening a closed match. */
const getOverruledKinds = ({ confirmedAdultBy }: Match, { goOn }: SuggestRequest): AiVerdict[] => [
  ...(confirmedAdultBy ? (['minor'] as const) : []),
  ...(goOn ? [goOn] : []),
];

/**
 * Reserves a credit. Members without free stops are charged before the AI starts, so only once nothing is left to decide about the
 * request.
 */
async function reserveCredit(
  ctx: AppContext,
  member: Member,
  round: StoredRound,
  check: StartedCheck,
): Promise<CreditReservation> {
  const hasFreeStops = (await countFreeStops(ctx, member.userId)) > 0;
  if (!hasFreeStops) await check.decide(null);
  const { operationId, fingerprint, mode } = round;
  const reservation = await reserveCredits(ctx.credits, {
    member,
    tool: 'chatpad',
    amount: 1,
    operationId,
    fingerprint,
    purpose: mode,
    reservationSeconds: ctx.config.HOLD_SECONDS,
  });
  if (!hasFreeStops) await reservation.commit();
  return reservation;
}

async function createRound(ctx: AppContext, match: Match, request: SuggestRequest): Promise<NewRound> {
  const { member, operationId, mode, tone, draft } = request;
  const change = await findLineToChange(ctx, request);
  return {
    ...(change && { change }),
    userId: member.userId,
    matchId: match.id,
    operationId,
    fingerprint: fingerprintRequest(match, request),
    leaseUntil: ctx.paidRounds.getLeaseExpiry(),
    mode,
    tone,
    draft,
    writtenBy: ctx.suggestionWriter.writtenBy,
    createdAt: new Date(ctx.now()),
  };
}

/** The suggestion to change, with its text. Throws `not_found` when the member has no such suggestion for the match. */
async function findLineToChange(ctx: AppContext, { member, matchId, change }: SuggestRequest) {
  if (!change) return undefined;
  const text = await ctx.rounds.findSuggestionText(member.userId, matchId, change.suggestionId);
  if (text === null) throw new AppError('not_found');
  return { text, how: change.how };
}
