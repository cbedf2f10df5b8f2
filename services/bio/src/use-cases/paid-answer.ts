import { claimWork } from '@datewright/service-kit/claimed-work';
import { afterPaying } from '@datewright/service-kit/credit-hold';
import { AppError, asAppError } from '@datewright/service-kit/errors';
import type { Member } from '@datewright/service-kit/member-token';
import { currentRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import type { StoredDraft } from '../data/drafts.ts';
import type { Payment } from './bonus-hold.ts';
import { holdPayment } from './pay.ts';

interface Job<Answer> {
  kind: StoredDraft['kind'];
  /** What the credit is for, as the member's history says it. */
  purpose: string;
  operationId: string;
  fingerprint: string;
  /** `seconds` is what is left of the time for all that this request asks of the AI. */
  write: (seconds: number) => Promise<Answer>;
  /** The bio in the answer, so that none comes twice; empty when it has none. */
  bioOf: (answer: Answer) => string;
}
interface Paid<Answer> {
  answer: Answer;
  bonus: boolean;
  available: number;
}

/**
 * An answer for one credit: held first, charged when the answer is there, given back when none comes. The same
 * operation again brings the same answer and costs nothing, whatever died in between.
 */
export async function paidAnswer<Answer>(ctx: AppContext, member: Member, job: Job<Answer>): Promise<Paid<Answer>> {
  const { kind, operationId, fingerprint } = job;
  const now = ctx.now();
  const leaseUntil = new Date(now + ctx.config.HOLD_SECONDS * 1000);
  const wanted = { userId: member.userId, kind, operationId, fingerprint, leaseUntil, createdAt: new Date(now) };
  const { work: draft, isOver } = await claimWork(ctx.drafts, wanted, now);
  if (isOver) return replay(ctx, draft);
  try {
    const paid = await payAndWrite(ctx, member, draft, job);
    ctx.counters.answers.inc({ kind, outcome: paid.bonus ? 'bonus' : 'done' });
    return paid;
  } catch (error) {
    const failure = asAppError(error);
    ctx.counters.answers.inc({ kind, outcome: failure.code });
    if (failure.status >= 500) {
      currentRequest().log.error({ code: failure.code, err: failure.extras.cause ?? failure }, 'bio answer failed');
    }
    throw failure;
  }
}

async function payAndWrite<Answer>(ctx: AppContext, member: Member, draft: StoredDraft, job: Job<Answer>) {
  const payment = await holdPayment(ctx, member, draft, job.purpose).catch(async (error) => {
    await ctx.drafts.drop(draft);
    throw error;
  });
  try {
    const answer = await writeAndKeep(ctx, draft, job, payment.isBonus);
    await payment.spend();
    await ctx.drafts.finish(draft);
    await ctx.drafts.forgetOld(draft.userId);
    return { answer, bonus: payment.isBonus, available: payment.available };
  } catch (error) {
    throw await undo(ctx, draft, payment, asAppError(error));
  }
}

async function writeAndKeep<Answer>(ctx: AppContext, draft: StoredDraft, job: Job<Answer>, bonus: boolean) {
  const end = Date.now() + ctx.config.ANSWER_SECONDS * 1000;
  const left = () => Math.max(0, (end - Date.now()) / 1000);
  // A process that died after keeping its answer left it here.
  let answer = (draft.answer as Answer | undefined) ?? (await job.write(left()));
  let kept = await ctx.drafts.keepAnswer(draft, answer, job.bioOf(answer), bonus);
  if (kept === 'repeat') {
    // Another tab got this very bio while it was written.
    answer = await job.write(left());
    kept = await ctx.drafts.keepAnswer(draft, answer, job.bioOf(answer), bonus);
  }
  if (kept === 'kept') return answer;
  throw new AppError(kept === 'lost' ? 'operation_running' : 'ai_failed');
}

/** Ends the books of work that failed; answers what the member is told. */
async function undo(ctx: AppContext, draft: StoredDraft, payment: Payment, failure: AppError): Promise<AppError> {
  // Whoever took the work over holds the same credit now: it is theirs to settle.
  if (failure.code === 'operation_running') return failure;
  await payment.giveBack();
  if (payment.isCharged === false) {
    await ctx.drafts.drop(draft);
    return failure;
  }
  await ctx.drafts.leave(draft, new Date(ctx.now()));
  return payment.isCharged ? afterPaying(failure) : new AppError('charge_unknown', { cause: failure });
}

async function replay<Answer>(ctx: AppContext, draft: StoredDraft): Promise<Paid<Answer>> {
  const { userId, operationId, kind, bonus } = draft;
  // Committing what is charged changes nothing, and tells what is left.
  const available = bonus ? 0 : (await ctx.credits.commit({ userId, operationId })).available;
  ctx.counters.answers.inc({ kind, outcome: 'replayed' });
  return { answer: draft.answer as Answer, bonus, available };
}
