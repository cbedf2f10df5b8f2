import { maxSpots } from '@datewright/contracts/datecoach/limits';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseAiAnswer } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import { type AiVerdict, aiVerdicts } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import { buildSpotsGuidance, buildSpotsPrompt, type SpotsOptions } from '../prompts/spots-prompt.ts';
import { type DateMaterial, toMaskRequest } from '../rules/date-material.ts';
import { toLine } from '../rules/line-validator.ts';
import { createSpotValidator } from '../rules/spot-validator.ts';

interface FindSpotsRequest {
  material: DateMaterial;
  options: SpotsOptions;
  signal: AbortSignal;
  /** Told what the AI says of the material; throws when nothing is to be written. */
  checkKind: (kind: AiVerdict) => Promise<ModerationNotice | null>;
}

export interface SpotFinder {
  writtenBy: string;
  /** Up to three spots that may be shown; `care` when the AI itself saw grief. Throws the AI client's errors. */
  find(order: FindSpotsRequest): Promise<{ spots: DateSpot[]; care: ModerationNotice | null }>;
}

interface SpotFinderDependencies {
  ai: AiClient;
  rateLimit: AiRateLimiter;
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>;
  onRejected: (why: string) => void;
  /** That all its questions may take. */
  seconds: number;
}

/** Spots of one answer that are looked at. */
const maxParsedSpots = 12;

const answerSchema = z.object({ kind: z.enum(aiVerdicts), spots: z.array(z.unknown()) });

export function createSpotFinder({ ai, rateLimit, safety, onRejected, seconds }: SpotFinderDependencies): SpotFinder {
  async function ask({ material, options, signal }: FindSpotsRequest, secondsLeft: number) {
    const mask = await safety.mask(toMaskRequest(material, options.avoid));
    const question = {
      ...buildSpotsPrompt(material, options, mask),
      timeoutSeconds: secondsLeft,
      signal,
      isRateLimited: true,
    };
    const text = await rateLimit.run(() => ai.complete(question), { signal, maxWaitMs: secondsLeft * 1000 });
    const { kind, spots } = parseAiAnswer(answerSchema, text);
    const { needs, gentle } = options;
    const written = createAnswerModerator(safety, (one) => toLine(mask, one));
    const standards = { material, mask, needs, gentle, isAllowed: written.isAllowed, onRejected };
    const judge = createSpotValidator({ ...standards, instructions: buildSpotsGuidance(options) });
    return {
      kind,
      async judged() {
        const read = spots.slice(0, maxParsedSpots);
        await written.moderate(read);
        return read.flatMap((spot) => judge(spot) ?? []).slice(0, maxSpots);
      },
    };
  }

  return {
    writtenBy: ai.writtenBy,
    async find(order) {
      const end = Date.now() + seconds * 1000;
      const first = await ask(order, seconds);
      const care = await order.checkKind(first.kind);
      const isToBeGentler = care !== null && !order.options.gentle;
      const gently = { ...order, options: { ...order.options, gentle: true } };
      const heard = isToBeGentler ? await ask(gently, Math.max(0.1, (end - Date.now()) / 1000)) : first;
      const spots = await heard.judged();
      if (spots.length === 0) throw new AppError('ai_failed', { cause: new Error('No spot that can be shown') });
      return { spots: spots.sort((a, b) => b.matchScore - a.matchScore), care };
    },
  };
}
