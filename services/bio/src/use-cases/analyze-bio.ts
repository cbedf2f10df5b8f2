import { randomUUID } from 'node:crypto';
import type { BioAnalysis } from '@datewright/contracts/bio/analysis';
import type { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { readBioGender } from '@datewright/contracts/bio/tone-and-gender';
import type { z } from '@datewright/contracts/zod';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import type { AppContext } from '../context.ts';
import type { AdvicePromptInput } from '../prompts/advice-prompt.ts';
import { afterCheck, startBioCheck } from './moderate-bio.ts';
import { requireBioWords } from './require-bio-words.ts';
import { runPaidAnswer } from './run-paid-answer.ts';

type AnalyzerBody = z.output<typeof bioAnalyzer.body>;
type AnalyzedBio = z.output<typeof bioAnalyzer.response>;

/** Measures a bio by the rules, and adds the AI's opinion. */
export async function analyzeBio(ctx: AppContext, member: Member, body: AnalyzerBody): Promise<AnalyzedBio> {
  if (body.bio === '') throw new AppError('empty_bio');
  const check = await startBioCheck(ctx, body.bio, body.goOn);
  const { language, parts } = await afterCheck(check, ctx.textAnalyzer.score(body.bio));
  requireBioWords(body.bio);
  const input = {
    language,
    gender: readBioGender(body.gender),
    currentBio: body.bio,
    overruled: body.goOn ? [body.goOn] : [],
    parts: parts.map(({ part, points, most }) => ({ part, points, most })),
  };
  const { answer, askedAt, available } = await runPaidAnswer(ctx, member, {
    kind: 'analyze',
    purpose: 'bio-score',
    operationId: body.operationId ?? randomUUID(),
    fingerprint: createFingerprint(['analyze', input, body.goOn ?? null]),
    write: (seconds) => adviseOn(ctx, input, check, seconds),
    getBio: ({ improvedVersion }) => improvedVersion ?? '',
  });
  // The analysis is paid for, so it is returned even if this fails.
  await ctx.bios.saveReport(member.userId, { bio: body.bio, analysis: answer, at: askedAt }).catch((error) => {
    currentRequest().log.warn({ err: error }, 'a report is not kept with its bio');
  });
  return { analysis: answer, available };
}

async function adviseOn(
  ctx: AppContext,
  input: AdvicePromptInput,
  check: StartedCheck,
  seconds: number,
): Promise<BioAnalysis> {
  const { feedback, improvedVersion, isSecondTry } = await ctx.adviser.advise(input, check, seconds);
  const toCheck = await ctx.textAnalyzer.findUnsupportedFacts(improvedVersion, [input.currentBio]);
  if (isSecondTry) ctx.counters.secondTries.inc({ kind: 'analyze' });
  ctx.counters.toCheck.inc({ kind: 'analyze' }, toCheck.length);
  return {
    ...(await ctx.textAnalyzer.score(input.currentBio)),
    feedback,
    ...(improvedVersion && { improvedVersion }),
    improvedScore: improvedVersion ? await ctx.textAnalyzer.scoreOrNull(improvedVersion) : null,
    toCheck,
    writtenBy: ctx.adviser.writtenBy,
  };
}
