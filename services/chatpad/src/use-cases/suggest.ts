import type { Match } from '@datewright/contracts/chatpad/match';
import type { Care } from '@datewright/contracts/safety';
import { afterPaying, type CreditHold, holdCredits } from '@datewright/service-kit/credit-hold';
import { AppError } from '@datewright/service-kit/errors';
import type { Member } from '@datewright/service-kit/member-token';
import { currentRequest } from '@datewright/service-kit/request-scope';
import type { AiKind } from '@datewright/service-kit/safety/safety';
import type { AppContext } from '../context.ts';
import { asRound, type StoredRound } from '../data/rounds.ts';
import { gently } from '../prompts/wish.ts';
import { admit, closeForMinor } from './admit.ts';
import { assertWritable, fingerprintOf, type SuggestRequest } from './asked.ts';
import type { Audience } from './audience.ts';
import { claimRound } from './claim-round.ts';
import { findMatch } from './find-match.ts';
import { freeStops, keepPace } from './free-stops.ts';
import { judgementOf } from './judgement-of.ts';
import { replayRound } from './replay-round.ts';
import { type Written, writeRound } from './write-round.ts';

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
  const { round, isOver } = await claimRound(ctx, newRound(ctx, match, asked));
  if (isOver) return replayRound(ctx, round, audience);

  const hold = await payRound(ctx, request.member, round).catch(async (error) => {
    await ctx.rounds.drop(round);
    count(ctx, round, error instanceof AppError ? error.code : 'internal');
    throw error;
  });
  const begin = (why: Care | null) => {
    const { roundId, writtenBy } = round;
    audience.send({ type: 'started', roundId, writtenBy, ...(why && { care: why }) });
  };
  begin(care);
  const order = {
    match,
    gentle: care !== null,
    hear: (kind: AiKind) => ctx.safety.hear(kind, judgementOf(match, request)),
    onGentle: begin,
  };
  const written = await writeRound(ctx, round, order, hold, audience);
  if (written.failure) await closeForMinor(ctx, round.userId, match.id, written.failure);
  await settle(ctx, round, written, hold, audience);
}

/** Holds a credit; who stopped too often pays it before the AI begins. */
async function payRound(ctx: AppContext, member: Member, round: StoredRound): Promise<CreditHold> {
  const hold = await holdRound(ctx, member, round);
  if ((await freeStops(ctx, member.userId)) === 0) await hold.spend();
  return hold;
}

const holdRound = (ctx: AppContext, member: Member, { operationId, fingerprint, mode }: StoredRound) =>
  holdCredits(ctx.credits, {
    member,
    tool: 'chatpad',
    amount: 1,
    operationId,
    fingerprint,
    purpose: mode,
    holdSeconds: ctx.config.HOLD_SECONDS,
  });

function newRound(ctx: AppContext, match: Match, request: SuggestRequest) {
  const { member, operationId, mode, tone, draft } = request;
  return {
    userId: member.userId,
    matchId: match.id,
    operationId,
    fingerprint: fingerprintOf(match, request),
    leaseUntil: new Date(ctx.now() + ctx.config.HOLD_SECONDS * 1000),
    mode,
    tone,
    draft,
    writtenBy: ctx.writer.writtenBy,
    createdAt: new Date(ctx.now()),
  };
}

/** Ends the books of a round first, and then tells the reader. */
async function settle(ctx: AppContext, round: StoredRound, written: Written, hold: CreditHold, audience: Audience) {
  const { shown, failure } = written;
  if (shown.length > 0) await ctx.rounds.finish(round);
  else {
    if (audience.left.aborted && !hold.isCharged) await ctx.stops.add(round.userId, new Date(ctx.now()));
    await hold.giveBack();
    await ctx.rounds.drop(round);
  }
  await forgetIfDeleted(ctx, round);
  count(ctx, round, audience.left.aborted ? 'left' : (failure?.code ?? 'done'));
  if (failure && failure.status >= 500 && !audience.left.aborted) {
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

function count(ctx: AppContext, { mode }: StoredRound, outcome: string): void {
  ctx.counters.rounds.inc({ mode, outcome });
}
