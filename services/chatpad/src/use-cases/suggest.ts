import type { Match } from '@datewright/contracts/chatpad/match';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { Care } from '@datewright/contracts/safety';
import { type CreditHold, holdCredits } from '@datewright/service-kit/credit-hold';
import { asAppError } from '@datewright/service-kit/errors';
import type { Member } from '@datewright/service-kit/member-token';
import { paidStreamed } from '@datewright/service-kit/paid-work/streamed';
import type { AiKind } from '@datewright/service-kit/safety/ai-kind';
import type { AppContext } from '../context.ts';
import type { StoredRound } from '../data/rounds.ts';
import { gently } from '../prompts/wish.ts';
import { admit, closeForMinor } from './admit.ts';
import { assertWritable, fingerprintOf, type SuggestRequest } from './asked.ts';
import type { Audience } from './audience.ts';
import { countRound, endRound } from './end-round.ts';
import { findMatch } from './find-match.ts';
import { freeStops, keepPace } from './free-stops.ts';
import { replayRound } from './replay-round.ts';
import { safetyRequestOf } from './safety-request-of.ts';
import { keepSuggestion, writeRound } from './write-round.ts';

/** As many as a member is promised for a credit. */
const fewestSuggestions = 3;

/**
 * Writes suggestions for a match, for one credit: judged first, then reserved, charged with the first suggestion, given
 * back when none comes. Errors before the stream begins are thrown; later ones are its last line.
 */
export async function suggest(ctx: AppContext, request: SuggestRequest, audience: Audience): Promise<void> {
  const match = await findMatch(ctx, request.member.userId, request.matchId);
  assertWritable(match, request);
  await keepPace(ctx, request.member.userId);
  const care = await admit(ctx, match, request);
  const asked = care ? gently(request) : request;
  const begin = ({ roundId, writtenBy }: StoredRound, why: Care | null) =>
    audience.send({ type: 'started', roundId, writtenBy, ...(why && { care: why }) });
  const begun = ctx.now();
  let isFirst = true;
  const written = await paidStreamed({
    ...ctx.paidRounds,
    wanted: newRound(ctx, match, asked),
    kept: ({ suggestions }) => suggestions,
    pay: (round) => payRound(ctx, request.member, round),
    begin: (round) => begin(round, care),
    write: (round) =>
      writeRound(ctx, round, {
        match,
        gentle: care !== null,
        overruled: overruledBy(match, request),
        hear: (kind: AiKind) => ctx.safety.checkAiKind(kind, safetyRequestOf(match, request)),
        onGentle: (why) => begin(round, why),
        signal: audience.left,
      }),
    keep: (round, suggestion: Suggestion) => keepSuggestion(ctx, round, suggestion),
    show(suggestion) {
      if (isFirst) ctx.counters.firstSuggestion.observe((ctx.now() - begun) / 1000);
      isFirst = false;
      audience.send({ type: 'suggestion', suggestion });
    },
    enough: fewestSuggestions,
    left: audience.left,
  }).catch((error) => {
    countRound(ctx, asked.mode, asAppError(error).code);
    throw error;
  });
  if (written.isOver) return replayRound(ctx, written.work, audience);
  if (written.failure) await closeForMinor(ctx, request.member.userId, match.id, written.failure);
  await endRound(ctx, written, audience);
}

/** What the member says is none, by going on or by opening a closed match again. */
const overruledBy = ({ confirmedAdultBy }: Match, { goOn }: SuggestRequest): AiKind[] => [
  ...(confirmedAdultBy ? (['minor'] as const) : []),
  ...(goOn ? [goOn] : []),
];

/** Holds a credit; who stopped too often pays it before the AI begins. */
async function payRound(ctx: AppContext, member: Member, round: StoredRound): Promise<CreditHold> {
  const { operationId, fingerprint, mode } = round;
  const hold = await holdCredits(ctx.credits, {
    member,
    tool: 'chatpad',
    amount: 1,
    operationId,
    fingerprint,
    purpose: mode,
    holdSeconds: ctx.config.HOLD_SECONDS,
  });
  if ((await freeStops(ctx, member.userId)) === 0) await hold.spend();
  return hold;
}

function newRound(ctx: AppContext, match: Match, request: SuggestRequest) {
  const { member, operationId, mode, tone, draft } = request;
  return {
    userId: member.userId,
    matchId: match.id,
    operationId,
    fingerprint: fingerprintOf(match, request),
    leaseUntil: ctx.paidRounds.leaseUntil(),
    mode,
    tone,
    draft,
    writtenBy: ctx.writer.writtenBy,
    createdAt: new Date(ctx.now()),
  };
}
