import type { Match } from '@datewright/contracts/chatpad/match';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { toAppError } from '@datewright/service-kit/errors/app-error';
import { type CreditReservation, reserveCredits } from '@datewright/tool-kit/credits/credit-reservation';
import type { AiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';
import { streamPaidRequest } from '@datewright/tool-kit/paid-requests/stream-paid-request';
import type { AppContext } from '../context.ts';
import type { StoredRound } from '../data/round-repository.ts';
import { toGentle } from '../prompts/writing-options.ts';
import { countFreeStops } from '../rules/free-stops.ts';
import { enforceRoundsLimit } from '../rules/rate-limits.ts';
import { toSafetyRequest } from '../rules/safety-request.ts';
import { assertHasContent, fingerprintRequest, type SuggestRequest } from '../rules/suggest-request.ts';
import { closeMatchForMinor } from './close-match-for-minor.ts';
import { countRound, endRound } from './end-round.ts';
import { findMatch } from './find-match.ts';
import { moderateRequest } from './moderate-request.ts';
import { replayRound } from './replay-round.ts';
import type { SuggestionStream } from './suggestion-stream.ts';
import { saveSuggestion, writeRound } from './write-round.ts';

/** As many as a member is promised for a credit. */
const minSuggestions = 3;

/**
 * Writes suggestions for a match, for one credit: judged first, then reserved, charged with the first suggestion, given
 * back when none comes. Errors before the stream begins are thrown; later ones are its last line.
 */
export async function suggest(ctx: AppContext, request: SuggestRequest, audience: SuggestionStream): Promise<void> {
  const match = await findMatch(ctx, request.member.userId, request.matchId);
  assertHasContent(match, request);
  await enforceRoundsLimit(ctx.limiter, request.member.userId);
  const care = await moderateRequest(ctx, match, request);
  const asked = care ? toGentle(request) : request;
  const sendStarted = ({ roundId, writtenBy }: StoredRound, why: ModerationNotice | null) =>
    audience.send({ type: 'started', roundId, writtenBy, ...(why && { care: why }) });
  const begun = ctx.now();
  let isFirst = true;
  const written = await streamPaidRequest(ctx.paidRounds, createRound(ctx, match, asked), {
    reserve: (round) => reserveCredit(ctx, request.member, round),
    start: (round) => sendStarted(round, care),
    listStored: ({ suggestions }) => suggestions,
    write: (round) =>
      writeRound(ctx, round, {
        match,
        gentle: care !== null,
        overruled: getOverruledKinds(match, request),
        checkKind: (kind: AiVerdict) => ctx.moderation.checkAiVerdict(kind, toSafetyRequest(match, request)),
        onGentle: (why) => sendStarted(round, why),
        signal: audience.disconnectSignal,
      }),
    store: (round, suggestion: Suggestion) => saveSuggestion(ctx, round, suggestion),
    send(suggestion) {
      if (isFirst) ctx.counters.firstSuggestion.observe((ctx.now() - begun) / 1000);
      isFirst = false;
      audience.send({ type: 'suggestion', suggestion });
    },
    minPieces: minSuggestions,
    disconnectSignal: audience.disconnectSignal,
  }).catch((error) => {
    countRound(ctx, asked.mode, toAppError(error).code);
    throw error;
  });
  if (written.isOver) return replayRound(ctx, written.work, audience);
  if (written.failure) await closeMatchForMinor(ctx, request.member.userId, match.id, written.failure);
  await endRound(ctx, written, audience);
}

/** What the member says is none, by going on or by opening a closed match again. */
const getOverruledKinds = ({ confirmedAdultBy }: Match, { goOn }: SuggestRequest): AiVerdict[] => [
  ...(confirmedAdultBy ? (['minor'] as const) : []),
  ...(goOn ? [goOn] : []),
];

/** Holds a credit; who stopped too often pays it before the AI begins. */
async function reserveCredit(ctx: AppContext, member: Member, round: StoredRound): Promise<CreditReservation> {
  const { operationId, fingerprint, mode } = round;
  const hold = await reserveCredits(ctx.credits, {
    member,
    tool: 'chatpad',
    amount: 1,
    operationId,
    fingerprint,
    purpose: mode,
    reservationSeconds: ctx.config.HOLD_SECONDS,
  });
  if ((await countFreeStops(ctx, member.userId)) === 0) await hold.commit();
  return hold;
}

function createRound(ctx: AppContext, match: Match, request: SuggestRequest) {
  const { member, operationId, mode, tone, draft } = request;
  return {
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
