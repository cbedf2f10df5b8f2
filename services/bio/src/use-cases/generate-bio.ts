import { randomUUID } from 'node:crypto';
import type { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import type { z } from '@datewright/contracts/zod';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { readCreditsAfterRelease } from '@datewright/tool-kit/credits/credit-reservation';
import type { StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import { moderateWriting } from '@datewright/tool-kit/moderation/writing-profile';
import type { AppContext } from '../context.ts';
import {
  type BioPromptInput,
  listGivenTexts,
  type MeasuredBio,
  type RequestedBio,
} from '../prompts/bio-prompt-input.ts';
import { afterCheck, startInputCheck } from './moderate-bio.ts';
import { type GeneratorBody, readBioRequest } from './read-bio-request.ts';
import { requireBioWords } from './require-bio-words.ts';
import { runPaidAnswer } from './run-paid-answer.ts';

type GeneratedBio = z.output<typeof bioGenerator.response>;

/** How many of the last bios must not be repeated. */
const maxAvoidedBios = 20;

/** Writes a new bio, or improves the current one. */
export async function generateBio(ctx: AppContext, member: Member, body: GeneratorBody): Promise<GeneratedBio> {
  const requested = await readBioRequest(ctx.textAnalyzer, body);
  const [check, { about }] = await Promise.all([
    startInputCheck(ctx, requested, body.goOn),
    moderateWriting(ctx.moderation, { about: body.about }),
  ]);
  const measured = await afterCheck(check, measureCurrentBio(ctx, requested));
  const input = { ...requested, ...(requested.facts && { facts: about }), measured };
  const operationId = body.operationId ?? randomUUID();
  try {
    const { answer, bonus, available } = await runPaidAnswer(ctx, member, {
      kind: 'generate',
      purpose: input.task === 'improve' ? 'bio-improve' : 'bio-write',
      operationId,
      fingerprint: createFingerprint(['generate', requested, body.goOn ?? null]),
      write: (seconds) => writeBio(ctx, member.userId, input, check, seconds),
      getBio: ({ bio }) => bio,
    });
    return { ...answer, bonus, available };
  } catch (error) {
    const own = error instanceof AppError && error.code === 'no_better_bio' && (await rewriteOwnWords(ctx, input));
    if (!own) throw error;
    const available = await readCreditsAfterRelease(ctx.credits, { userId: member.userId, operationId });
    return { ...own, bonus: false, available: available ?? 0 };
  }
}

/** A free rewrite by rules, in the member's own words; `null` when they allow none. */
async function rewriteOwnWords(ctx: AppContext, input: BioPromptInput) {
  const own = await ctx.textAnalyzer.rewriteOwn(input);
  if (!own) return null;
  return {
    ...own,
    explanation: [],
    writtenBy: '',
    toCheck: [],
    score: await ctx.textAnalyzer.score(own.bio),
    before: await ctx.textAnalyzer.scoreOrNull(input.currentBio),
  };
}

/** The score of the bio to improve, without the places of its findings. Throws `no_score_…` and `bio_too_short`. */
async function measureCurrentBio(ctx: AppContext, { currentBio }: RequestedBio): Promise<MeasuredBio | null> {
  if (!currentBio) return null;
  const { score, parts } = await ctx.textAnalyzer.score(currentBio);
  requireBioWords(currentBio);
  return { score, parts: parts.map(({ part, points, most }) => ({ part, points, most })) };
}

async function writeBio(ctx: AppContext, userId: string, input: BioPromptInput, check: StartedCheck, seconds: number) {
  const earlier = await ctx.drafts.listLastBios(userId, maxAvoidedBios);
  const { bio, explanation, isSecondTry } = await ctx.writer.write(input, earlier, check, seconds);
  const toCheck = await ctx.textAnalyzer.findUnsupportedFacts(bio, listGivenTexts(input));
  if (isSecondTry) ctx.counters.secondTries.inc({ kind: 'generate' });
  ctx.counters.toCheck.inc({ kind: 'generate' }, toCheck.length);
  return {
    bio,
    explanation,
    writtenBy: ctx.writer.writtenBy,
    toCheck,
    score: await ctx.textAnalyzer.score(bio),
    before: input.currentBio ? await ctx.textAnalyzer.scoreOrNull(input.currentBio) : null,
  };
}
