import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { readCreditsAfterCommit } from '@datewright/tool-kit/credits/credit-reservation';
import { runPaidRequest } from '@datewright/tool-kit/paid-requests/run-paid-request';
import type { AppContext } from '../context.ts';
import type { StoredDraft } from '../data/draft-repository.ts';
import { reservePayment } from './reserve-payment.ts';

interface PaidAnswerRequest<Answer> {
  kind: StoredDraft['kind'];
  /** The reason of the charge in the member's credit history. */
  purpose: string;
  operationId: string;
  fingerprint: string;
  /** `seconds` is the time left for all AI requests of this call. */
  write: (seconds: number) => Promise<Answer>;
  /** The bio in the answer, so that none is written twice; empty when it has none. */
  getBio: (answer: Answer) => string;
}
interface PaidAnswer<Answer> {
  answer: Answer;
  /** When it was first requested. */
  askedAt: Date;
  bonus: boolean;
  available: number;
}

/** Runs a request that costs one credit or the bonus, and answers it whole. */
export async function runPaidAnswer<Answer>(
  ctx: AppContext,
  member: Member,
  job: PaidAnswerRequest<Answer>,
): Promise<PaidAnswer<Answer>> {
  const { kind } = job;
  try {
    const { paid, outcome } = await payAndWrite(ctx, member, job);
    ctx.counters.answers.inc({ kind, outcome });
    return paid;
  } catch (error) {
    const failure = toAppError(error);
    ctx.counters.answers.inc({ kind, outcome: failure.code });
    if (failure.status >= 500) {
      currentRequest().log.error({ code: failure.code, err: failure.extras.cause ?? failure }, 'bio answer failed');
    }
    throw failure;
  }
}

async function payAndWrite<Answer>(ctx: AppContext, member: Member, job: PaidAnswerRequest<Answer>) {
  const { kind, operationId, fingerprint } = job;
  const { userId } = member;
  const createdAt = new Date(ctx.now());
  const leaseUntil = ctx.paidDrafts.getLeaseExpiry();
  const request = { userId, kind, operationId, fingerprint, leaseUntil, createdAt };
  const done = await runPaidRequest(ctx.paidDrafts, request, {
    reserve: (draft) => reservePayment(ctx, member, draft, job.purpose),
    writeAndStore: (draft, { isBonus }) => writeAndStore(ctx, draft, job, isBonus),
  });
  if (done.isOver) {
    const { bonus } = done.work;
    const available = bonus ? 0 : await readCreditsAfterCommit(ctx.credits, done.work);
    const { createdAt: askedAt } = done.work;
    return { paid: { answer: done.work.answer as Answer, askedAt, bonus, available }, outcome: 'replayed' };
  }
  // The answer is paid for, so it is returned; a failed cleanup is repeated after the next answer.
  await ctx.drafts.deleteOld(userId, kind).catch((error) => {
    currentRequest().log.warn({ err: error }, 'old drafts are not forgotten yet');
  });
  const { isBonus: bonus, available } = done.reservation;
  const paid = { answer: done.answer, askedAt: done.work.createdAt, bonus, available };
  return { paid, outcome: bonus ? 'bonus' : 'done' };
}

async function writeAndStore<Answer>(
  ctx: AppContext,
  draft: StoredDraft,
  job: PaidAnswerRequest<Answer>,
  bonus: boolean,
) {
  const end = Date.now() + ctx.config.ANSWER_SECONDS * 1000;
  const secondsLeft = () => Math.max(0, (end - Date.now()) / 1000);
  // A process that died after storing its answer left it here.
  let answer = (draft.answer as Answer | undefined) ?? (await job.write(secondsLeft()));
  let outcome = await ctx.drafts.saveAnswer(draft, answer, job.getBio(answer), bonus);
  if (outcome === 'repeat') {
    // Another tab got this very bio while it was being written.
    answer = await job.write(secondsLeft());
    outcome = await ctx.drafts.saveAnswer(draft, answer, job.getBio(answer), bonus);
  }
  if (outcome === 'kept') return answer;
  throw new AppError(outcome === 'lost' ? 'operation_running' : 'ai_failed');
}
