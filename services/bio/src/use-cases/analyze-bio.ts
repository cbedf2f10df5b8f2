import { randomUUID } from 'node:crypto';
import type { BioAnalysis } from '@datewright/contracts/bio/analysis';
import type { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { readBioGender } from '@datewright/contracts/bio/tone-and-gender';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import type { Member } from '@datewright/service-kit/member-token';
import { currentRequest } from '@datewright/service-kit/request-scope';
import type { SafetyRequest } from '@datewright/service-kit/safety/safety';
import type { AppContext } from '../context.ts';
import type { AdviceOrder } from '../prompts/advice-prompt.ts';
import { admitBio } from './admit.ts';
import { paidAnswer } from './paid-answer.ts';

type AnalyzerBody = z.output<typeof bioAnalyzer.body>;
type AnalyzedBio = z.output<typeof bioAnalyzer.response>;

/** Measures a bio by the rules, and sets the AI's opinion beside the number. */
export async function analyzeBio(ctx: AppContext, member: Member, body: AnalyzerBody): Promise<AnalyzedBio> {
  if (body.bio === '') throw new AppError('empty_bio');
  const request = await admitBio(ctx, body.bio, body.goOn);
  const { language, parts } = await ctx.texts.score(body.bio);
  const order = {
    language,
    gender: readBioGender(body.gender),
    currentBio: body.bio,
    overruled: body.goOn ? [body.goOn] : [],
    parts: parts.map(({ part, points, most }) => ({ part, points, most })),
  };
  const { answer, askedAt, available } = await paidAnswer(ctx, member, {
    kind: 'analyze',
    purpose: 'bio-score',
    operationId: body.operationId ?? randomUUID(),
    fingerprint: fingerprint(['analyze', order, body.goOn ?? null]),
    write: (seconds) => adviseOn(ctx, order, request, seconds),
    bioOf: ({ improvedVersion }) => improvedVersion ?? '',
  });
  // Paid for is given, whatever becomes of this.
  await ctx.bios.keepReport(member.userId, { bio: body.bio, analysis: answer, at: askedAt }).catch((error) => {
    currentRequest().log.warn({ err: error }, 'a report is not kept with its bio');
  });
  return { analysis: answer, available };
}

async function adviseOn(
  ctx: AppContext,
  order: AdviceOrder,
  request: SafetyRequest,
  seconds: number,
): Promise<BioAnalysis> {
  const { feedback, improvedVersion, isSecondTry } = await ctx.adviser.advise(
    order,
    (kind) => ctx.safety.checkAiKind(kind, request),
    seconds,
  );
  const toCheck = await ctx.texts.factsToCheck(improvedVersion, [order.currentBio]);
  if (isSecondTry) ctx.counters.secondTries.inc({ kind: 'analyze' });
  ctx.counters.toCheck.inc({ kind: 'analyze' }, toCheck.length);
  return {
    ...(await ctx.texts.score(order.currentBio)),
    feedback,
    ...(improvedVersion && { improvedVersion }),
    improvedScore: improvedVersion ? await ctx.texts.scoreOrNull(improvedVersion) : null,
    toCheck,
    writtenBy: ctx.adviser.writtenBy,
  };
}
