import type { ask } from '@datewright/contracts/__tool__/ask';
import type { z } from '@datewright/contracts/zod';
import { creditsLeft, holdCredits } from '@datewright/service-kit/credit-hold';
import { AppError } from '@datewright/service-kit/errors';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import type { Member } from '@datewright/service-kit/member-token';
import { paidWhole } from '@datewright/service-kit/paid-work/whole';
import type { SafetyRequest } from '@datewright/service-kit/safety/safety';
import type { AppContext } from '../context.ts';
import type { StoredAnswer } from '../data/answers.ts';

type Question = z.output<typeof ask.body>;

/** Answers a question for one credit; what the safety checks stop costs none. */
export async function answerQuestion(
  ctx: AppContext,
  member: Member,
  { operationId, question, goOn }: Question,
): Promise<z.output<typeof ask.response>> {
  const request: SafetyRequest = { goOn, texts: [{ author: 'member', place: 'draft', text: question }] };
  await ctx.safety.check(request);
  const asked = fingerprint([question, goOn ?? null]);
  const done = await paidWhole({
    ...ctx.paidAnswers,
    wanted: {
      userId: member.userId,
      operationId,
      fingerprint: asked,
      leaseUntil: ctx.paidAnswers.leaseUntil(),
      createdAt: new Date(ctx.now()),
    },
    pay: () =>
      holdCredits(ctx.credits, {
        member,
        tool: '__tool__',
        amount: 1,
        operationId,
        fingerprint: asked,
        purpose: 'answer',
        holdSeconds: ctx.config.HOLD_SECONDS,
      }),
    write: (work) => writeAndKeep(ctx, work, question, request),
  });
  await ctx.answers.forgetOld(member.userId);
  return {
    answer: done.isOver ? (done.work.answer ?? '') : done.answer,
    writtenBy: ctx.writer.writtenBy,
    available: done.isOver ? await creditsLeft(ctx.credits, done.work) : done.hold.available,
  };
}

async function writeAndKeep(
  ctx: AppContext,
  work: StoredAnswer,
  question: string,
  request: SafetyRequest,
): Promise<string> {
  // A process that died after keeping its answer left it here.
  if (work.answer !== undefined) return work.answer;
  const answer = await ctx.writer.write(
    { question, overruled: request.goOn ? [request.goOn] : [] },
    (kind) => ctx.safety.checkAiKind(kind, request),
    ctx.config.ANSWER_SECONDS,
  );
  if (await ctx.answers.keep(work, answer)) return answer;
  throw new AppError('operation_running');
}
