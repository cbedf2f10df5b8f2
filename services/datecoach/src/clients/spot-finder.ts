import { maxSpots } from '@datewright/contracts/datecoach/limits';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { parseAiAnswer } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { aiVerdicts } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService, StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import { buildSpotReview } from '../prompts/review-subject.ts';
import {
  buildSpotsGuidance,
  buildSpotsPrompt,
  type SpotsOptions,
  spotsPromptVersion,
} from '../prompts/spots-prompt.ts';
import { type DateMaterial, toMaskRequest } from '../rules/date-material.ts';
import { toLine } from '../rules/line-validator.ts';
import { type Idea, isSameIdea } from '../rules/same-idea.ts';
import { createSpotValidator } from '../rules/spot-validator.ts';

interface FindSpotsRequest {
  material: DateMaterial;
  options: Omit<SpotsOptions, 'avoid'>;
  /** Spots that the member has seen for this match. */
  shown: readonly Idea[];
  signal: AbortSignal;
  /** Called with the AI's verdict on the material, or `null` when the AI failed. Throws when nothing may be shown. */
  decide: StartedCheck['decide'];
}

export interface SpotFinder {
  writtenBy: string;
  /**
   * Returns up to three acceptable spots, and `care` when they had to be gentle. Throws `ai_failed` when no spot is
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
const maxNameLength = 120;
/** With fewer, the AI is asked again while there is time. */
const minSpots = 2;
/** A second request needs at least this long. */
const retrySeconds = 5;

/** A spot as a review reads it, with everything that is shown of it; empty when it is none. */
function toReviewLine(spot: unknown): string {
  const parsed = z.safeParse(reviewedSpot, spot);
  if (!parsed.success) return '';
  const { name, type, description, reason, goodWhen } = parsed.data;
  return [
    `${name}. ${description} ${reason}`,
    type && `Kind: ${type}.`,
    goodWhen && `Good when: ${goodWhen.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
const reviewedSpot = z.object({
  name: z.string(),
  type: z.catch(z.optional(z.string()), undefined),
  description: z.string(),
  reason: z.string(),
  goodWhen: z.catch(z.optional(z.array(z.string())), undefined),
});

const toIdea = (spot: unknown): Idea => z.parse(ideaSchema, spot);
const writtenText = z.catch(z.string(), '');
const ideaSchema = z.catch(z.object({ name: writtenText, type: writtenText }), { name: '', type: '' });

const answerSchema = z.object({ kind: z.enum(aiVerdicts), spots: z.array(z.unknown()) });

export function createSpotFinder({
  ai,
  rateLimit,
  safety,
  lineReviewer,
  onRejected,
  seconds,
}: SpotFinderDependencies): SpotFinder {
  /** `proposed` names the ideas of an earlier answer to the same request. */
  async function requestSpots(
    { material, options, shown, signal }: FindSpotsRequest,
    secondsLeft: number,
    proposed: readonly string[] = [],
  ) {
    const avoid = [...new Set([...shown.map(({ name }) => name), ...proposed])];
    const mask = await safety.mask(toMaskRequest(material, avoid));
    const prompt = {
      ...buildSpotsPrompt(material, { ...options, avoid }, mask),
      timeoutSeconds: secondsLeft,
      signal,
      isRateLimited: true,
    };
    const text = await rateLimit.run(() => ai.complete(prompt), { signal, maxWaitMs: secondsLeft * 1000 });
    const { kind, spots } = parseAiAnswer(answerSchema, text);
    const { needs, gentle } = options;
    const review = lineReviewer.start({ ...buildSpotReview(material, options, mask), signal });
    const moderator = createAnswerModerator(safety, (one) => toLine(mask, one));
    const constraints = { material, mask, needs, gentle, shown, isAllowed: moderator.isAllowed, onRejected };
    const validate = createSpotValidator({ ...constraints, instructions: buildSpotsGuidance(options) });
    const ideas = spots.map(toIdea);
    return {
      kind,
      /** What the AI called its spots. */
      names: ideas.slice(0, maxParsedSpots).map(({ name }) => name.slice(0, maxNameLength)),
      /** Asked for others, the AI knows none. */
      isEmpty: shown.length > 0 && ideas.length === 0,
      /** Asked for others, the AI repeats those that were shown, maybe in other words. */
      hasOnlyRepeats: shown.length > 0 && ideas.every((idea) => shown.some((one) => isSameIdea(one, idea))),
      async validated() {
        const candidates = spots.slice(0, maxParsedSpots);
        await moderator.moderate(candidates);
        const faults = await review(candidates.map(toReviewLine));
        return candidates.flatMap((spot, at) => (!faults?.[at] && validate(spot)) || []).slice(0, maxSpots);
      },
    };
  }

  /** Other spots; none when this request fails, because the first answer may hold some. */
  async function findMore(
    request: FindSpotsRequest,
    secondsLeft: number,
    proposed: readonly string[],
  ): Promise<DateSpot[]> {
    try {
      return await (await requestSpots(request, secondsLeft, proposed)).validated();
    } catch (error) {
      if (request.signal.aborted) throw error;
      currentRequest().log.warn({ err: error }, 'no more spots');
      return [];
    }
  }

  return {
    writtenBy: ai.writtenBy,
    async find(request) {
      const deadline = Date.now() + seconds * 1000;
      const first = await requestSpots(request, seconds).catch(async (error) => {
        // A notice matters more to the member than a failure of the AI.
        if (!request.signal.aborted) await request.decide(null);
        throw request.signal.aborted ? request.signal.reason : error;
      });
      const care = await request.decide(first.kind);
      const needsGentle = care !== null && !request.options.gentle;
      const gentleRequest = { ...request, options: { ...request.options, gentle: true } };
      const secondsLeft = () => Math.max(0.1, (deadline - Date.now()) / 1000);
      const answer = needsGentle ? await requestSpots(gentleRequest, secondsLeft()) : first;
      const spots = await answer.validated();
      if (answer.isEmpty) throw new AppError('no_new_spots');
      if (spots.length < minSpots && secondsLeft() > retrySeconds) {
        currentRequest().log.info({ prompt: spotsPromptVersion, left: spots.length }, 'spots asked again');
        const shown = [...request.shown, ...spots];
        const more = await findMore({ ...(needsGentle ? gentleRequest : request), shown }, secondsLeft(), answer.names);
        spots.push(...more.slice(0, maxSpots - spots.length));
      }
      if (spots.length === 0) {
        throw answer.hasOnlyRepeats
          ? new AppError('no_new_spots')
          : new AppError('ai_failed', { cause: new Error('No spot that can be shown') });
      }
      return { spots: spots.sort((a, b) => b.matchScore - a.matchScore), care };
    },
  };
}
