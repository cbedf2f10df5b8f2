import { maxSpots } from '@datewright/contracts/datecoach/limits';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseAiAnswer, toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { type AiVerdict, aiVerdicts } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import { buildSpotReview } from '../prompts/review-subject.ts';
import { buildSpotsGuidance, buildSpotsPrompt, type SpotsOptions } from '../prompts/spots-prompt.ts';
import { type DateMaterial, toMaskRequest } from '../rules/date-material.ts';
import { toLine } from '../rules/line-validator.ts';
import { createSpotValidator } from '../rules/spot-validator.ts';

interface FindSpotsRequest {
  material: DateMaterial;
  options: SpotsOptions;
  signal: AbortSignal;
  /** Called with the AI's verdict on the material. Throws when nothing may be written. */
  checkKind: (kind: AiVerdict) => Promise<ModerationNotice | null>;
}

export interface SpotFinder {
  writtenBy: string;
  /**
   * Returns up to three acceptable spots, and `care` when the AI detected grief. Throws `ai_failed` when no spot is
   * acceptable, `no_new_spots` when all were shown before, and the AI client's errors.
   */
  find(request: FindSpotsRequest): Promise<{ spots: DateSpot[]; care: ModerationNotice | null }>;
}

interface SpotFinderDependencies {
  ai: AiClient;
  rateLimit: AiRateLimiter;
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>;
  lineReviewer: LineReviewer;
  onRejected: (why: string) => void;
  /** Time limit for all AI requests together. */
  seconds: number;
}

/** Spots beyond this are ignored, so that a runaway answer stays cheap to validate. */
const maxParsedSpots = 12;

/** A spot as a review reads it; empty when it is none. */
function toReviewLine(spot: unknown): string {
  const parsed = z.safeParse(reviewedSpot, spot);
  return parsed.success ? `${parsed.data.name}. ${parsed.data.description} ${parsed.data.reason}` : '';
}
const reviewedSpot = z.object({ name: z.string(), description: z.string(), reason: z.string() });

const getName = (spot: unknown) => String((spot as { name?: unknown } | null)?.name ?? '');

const answerSchema = z.object({ kind: z.enum(aiVerdicts), spots: z.array(z.unknown()) });

export function createSpotFinder({
  ai,
  rateLimit,
  safety,
  lineReviewer,
  onRejected,
  seconds,
}: SpotFinderDependencies): SpotFinder {
  async function requestSpots({ material, options, signal }: FindSpotsRequest, secondsLeft: number) {
    const mask = await safety.mask(toMaskRequest(material, options.avoid));
    const prompt = {
      ...buildSpotsPrompt(material, options, mask),
      timeoutSeconds: secondsLeft,
      signal,
      isRateLimited: true,
    };
    const text = await rateLimit.run(() => ai.complete(prompt), { signal, maxWaitMs: secondsLeft * 1000 });
    const { kind, spots } = parseAiAnswer(answerSchema, text);
    const { needs, gentle, avoid } = options;
    const review = lineReviewer.start({ ...buildSpotReview(material, options, mask), signal });
    const moderator = createAnswerModerator(safety, (one) => toLine(mask, one));
    const constraints = { material, mask, needs, gentle, avoid, isAllowed: moderator.isAllowed, onRejected };
    const validate = createSpotValidator({ ...constraints, instructions: buildSpotsGuidance(options) });
    const shownNames = new Set(avoid.map(toComparableText));
    return {
      kind,
      /** Asked for others, the AI knows none or repeats those that were shown. */
      hasNothingNew: () => avoid.length > 0 && spots.every((spot) => shownNames.has(toComparableText(getName(spot)))),
      async validated() {
        const candidates = spots.slice(0, maxParsedSpots);
        await moderator.moderate(candidates);
        const faults = await review(candidates.map(toReviewLine));
        return candidates.flatMap((spot, at) => (!faults[at] && validate(spot)) || []).slice(0, maxSpots);
      },
    };
  }

  return {
    writtenBy: ai.writtenBy,
    async find(request) {
      const deadline = Date.now() + seconds * 1000;
      const first = await requestSpots(request, seconds);
      const care = await request.checkKind(first.kind);
      const needsGentle = care !== null && !request.options.gentle;
      const gentleRequest = { ...request, options: { ...request.options, gentle: true } };
      const answer = needsGentle
        ? await requestSpots(gentleRequest, Math.max(0.1, (deadline - Date.now()) / 1000))
        : first;
      const spots = await answer.validated();
      if (answer.hasNothingNew()) throw new AppError('no_new_spots');
      if (spots.length === 0) throw new AppError('ai_failed', { cause: new Error('No spot that can be shown') });
      return { spots: spots.sort((a, b) => b.matchScore - a.matchScore), care };
    },
  };
}
