import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { parseAiAnswer } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import type { StoredWaitingPicture } from '../data/waiting-picture-repository.ts';
import { buildOpinionPrompt } from '../prompts/opinion-prompt.ts';
import { rejectFlaggedCategories, rejectUnsuitableSubject } from '../rules/photo-rejections.ts';
import { opinionSchema, toLine, validateOpinion } from '../rules/validate-opinion.ts';

/** The picture must be deleted by then, so the request waits no longer for the AI. */
type Waiting = Pick<StoredWaitingPicture, 'jpeg' | 'expiresAt'>;

export interface PhotoReviewer {
  /** Throws the refusal for what the provider's moderation flags in the picture. */
  moderate(picture: Waiting, signal: AbortSignal): Promise<void>;
  /** Returns an opinion that may be shown. Throws a refusal, or the AI client's errors. */
  review(picture: Waiting, measured: PhotoMetrics, signal: AbortSignal): Promise<PhotoResult>;
}

interface PhotoReviewerOptions {
  ai: AiClient;
  pace: AiRateLimiter;
  safety: Pick<ModerationService, 'moderateAnswer'>;
  /** Time limit of one answer. */
  seconds: number;
  now: () => number;
}

export function createPhotoReviewer({ ai, pace, safety, seconds, now }: PhotoReviewerOptions): PhotoReviewer {
  /** The answer must also arrive before the picture is deleted. */
  const patienceFor = (expiresAt: Date) => expiresAt.getTime() - seconds * 1000 - now();
  return {
    async moderate({ jpeg, expiresAt }, signal) {
      const patience = patienceFor(expiresAt);
      const ask = () => ai.moderatePicture(jpeg, signal);
      rejectFlaggedCategories((await pace.run(ask, { signal, maxWaitMs: patience, isExempt: true })) ?? []);
    },
    async review({ jpeg, expiresAt }, measured, signal) {
      const question = { ...buildOpinionPrompt(jpeg, measured), timeoutSeconds: seconds, signal, isRateLimited: true };
      const patience = patienceFor(expiresAt);
      const read = parseAiAnswer(
        opinionSchema,
        await pace.run(() => ai.complete(question), { signal, maxWaitMs: patience }),
      );
      rejectUnsuitableSubject(read);
      const answer = createAnswerModerator(safety, toLine);
      await answer.moderate(read);
      return { ...validateOpinion(read, measured, answer.isAllowed), measured, writtenBy: ai.writtenBy };
    },
  };
}
