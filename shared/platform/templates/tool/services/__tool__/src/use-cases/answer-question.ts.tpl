import type { ask } from '@datewright/contracts/__tool__/ask';
import type { z } from '@datewright/contracts/zod';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { readCreditsAfterCommit, reserveCredits } from '@datewright/tool-kit/credits/credit-reservation';
import type { ModerationServiceRequest } from '@datewright/tool-kit/moderation/moderation-service';
import { runPaidRequest } from '@datewright/tool-kit/paid-requests/run-paid-request';
import type { AppContext } from '../context.ts';
import type { StoredAnswer } from '../data/answer-repository.ts';

type Question = z.output<typeof ask.body>;

/** Answers a question for one credit; what the safety checks stop costs none. */
export async function answerQuestion(
  ctx: AppContext,
  member: Member,
  { operationId, question, goOn }: Question,
): Promise<z.output<typeof ask.response>> {
  const request: ModerationServiceRequest = {
    waivedKind: goOn,
    texts: [{ author: 'member', place: 'draft', text: question }],
  };
  await ctx.moderation.check(request);
  const fingerprint = createFingerprint([question, goOn ?? null]);
  const newAnswer = {
    userId: member.userId,
    operationId,
    fingerprint,
    leaseUntil: ctx.paidAnswers.getLeaseExpiry(),
    createdAt: new Date(ctx.now()),
  };
  const done = await runPaidRequest(ctx.paidAnswers, newAnswer, {
    reserve: () =>
      reserveCredits(ctx.credits, {
        member,
        tool: '__tool__',
        amount: 1,
        operationId,
        fingerprint,
        purpose: 'answer',
        reservationSeconds: ctx.config.HOLD_SECONDS,
      }),
    writeAndStore: (work) => writeAndStore(ctx, work, question, request),
  });
  await ctx.answers.deleteOld(member.userId);
  return {
    answer: done.isOver ? (done.work.answer ?? '') : done.answer,
    writtenBy: ctx.writer.writtenBy,
    available: done.isOver ? await readCreditsAfterCommit(ctx.credits, done.work) : done.reservation.available,
  };
}

async function writeAndStore(
  ctx: AppContext,
  work: StoredAnswer,
  question: string,
  request: ModerationServiceRequest,
): Promise<string> {
  // A process that died after storing its answer left it here.
  if (work.answer !== undefined) return work.answer;
  const answer = await ctx.writer.write(
    { question, overruled: request.waivedKind ? [request.waivedKind] : [] },
    (kind) => ctx.moderation.checkAiVerdict(kind, request),
    ctx.config.ANSWER_SECONDS,
  );
  if (await ctx.answers.storeAnswer(work, answer)) return answer;
  throw new AppError('operation_running');
}
