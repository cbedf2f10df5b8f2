import { randomUUID } from 'node:crypto';
import type { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import type { z } from '@datewright/contracts/zod';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import type { Member } from '@datewright/service-kit/member-token';
import type { SafetyRequest } from '@datewright/service-kit/safety/safety';
import type { AppContext } from '../context.ts';
import { type BioOrder, givenIn } from '../prompts/bio-order.ts';
import { admitOrder } from './admit.ts';
import { type GeneratorBody, readBioRequest } from './bio-request.ts';
import { paidAnswer } from './paid-answer.ts';

type GeneratedBio = z.output<typeof bioGenerator.response>;

/** None of so many last bios comes again. */
const avoidedBios = 20;

/** Writes a bio, or another version of one. */
export async function generateBio(ctx: AppContext, member: Member, body: GeneratorBody): Promise<GeneratedBio> {
  const order = await readBioRequest(ctx.texts, body);
  const request = await admitOrder(ctx, order, body.goOn);
  if (order.currentBio) await ctx.texts.score(order.currentBio);
  const { answer, bonus, available } = await paidAnswer(ctx, member, {
    kind: 'generate',
    purpose: order.task === 'improve' ? 'bio-improve' : 'bio-write',
    operationId: body.operationId ?? randomUUID(),
    fingerprint: fingerprint(['generate', order, body.goOn ?? null]),
    write: (seconds) => writeBio(ctx, member.userId, order, request, seconds),
    bioOf: ({ bio }) => bio,
  });
  return { ...answer, bonus, available };
}

async function writeBio(ctx: AppContext, userId: string, order: BioOrder, request: SafetyRequest, seconds: number) {
  const earlier = await ctx.drafts.lastBios(userId, avoidedBios);
  const { bio, explanation, isSecondTry } = await ctx.writer.write(
    order,
    earlier,
    (kind) => ctx.safety.checkAiKind(kind, request),
    seconds,
  );
  const toCheck = await ctx.texts.factsToCheck(bio, givenIn(order));
  if (isSecondTry) ctx.counters.secondTries.inc({ kind: 'generate' });
  ctx.counters.toCheck.inc({ kind: 'generate' }, toCheck.length);
  return {
    bio,
    explanation,
    writtenBy: ctx.writer.writtenBy,
    toCheck,
    score: await ctx.texts.score(bio),
    before: order.currentBio ? await ctx.texts.scoreOrNull(order.currentBio) : null,
  };
}
