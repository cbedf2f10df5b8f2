import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import type { StoredWaitingPicture } from '../data/waiting-picture-repository.ts';
import { buildOpinionPrompt, opinionPromptVersion } from '../prompts/opinion-prompt.ts';
import { buildOpinionReview } from '../prompts/opinion-review.ts';
import { type Opinion, parseOpinion } from '../rules/parse-opinion.ts';
import { rejectFlaggedCategories, rejectUnsuitableSubject } from '../rules/photo-rejections.ts';
import { validateCrop } from '../rules/validate-crop.ts';
import {
  buildReview,
  countLines,
  filterLines,
  hasEnoughLines,
  listLines,
  type OpinionLines,
  refuseLines,
  toLine,
} from '../rules/validate-opinion.ts';

/** The picture must be deleted by then, so the request waits no longer for the AI. */
type Waiting = Pick<StoredWaitingPicture, 'jpeg' | 'expiresAt'>;

export interface PhotoReviewer {
  /** Throws the refusal for what the provider's moderation flags in the picture. */
  moderate(picture: Waiting, signal: AbortSignal): Promise<void>;
  /**
   * Returns an opinion with the lines that may be shown. The AI is asked once more when too few are left. Throws a refusal,
   * the AI client's errors, or a final `ai_failed` when nothing of either answer may be shown.
   */
  review(picture: Waiting, measured: PhotoMetrics, signal: AbortSignal): Promise<PhotoResult>;
}

interface PhotoReviewerOptions {
  ai: AiClient;
  pace: AiRateLimiter;
  safety: Pick<ModerationService, 'moderateAnswer'>;
  lineReviewer: LineReviewer;
  /** Time limit of one answer. */
  seconds: number;
  now: () => number;
  log: Pick<ToolContext['log'], 'info'>;
}

/** One answer of the AI. */
interface Attempt {
  opinion: Opinion;
  lines: OpinionLines;
}

export function createPhotoReviewer({
  ai,
  pace,
  safety,
  lineReviewer,
  seconds,
  now,
  log,
}: PhotoReviewerOptions): PhotoReviewer {
  /** The answer must also arrive before the picture is deleted. */
  const patienceFor = (expiresAt: Date) => expiresAt.getTime() - seconds * 1000 - now();

  async function ask(
    { jpeg, expiresAt }: Waiting,
    measured: PhotoMetrics,
    signal: AbortSignal,
    refused: readonly string[],
  ): Promise<Attempt> {
    const prompt = buildOpinionPrompt(jpeg, measured, refused);
    const question = { ...prompt, timeoutSeconds: seconds, signal, isRateLimited: true };
    const call = { signal, maxWaitMs: patienceFor(expiresAt) };
    const opinion = parseOpinion(await pace.run(() => ai.complete(question), call));
    rejectUnsuitableSubject(opinion);
    const answer = createAnswerModerator(safety, toLine);
    await answer.moderate(opinion);
    const lines = filterLines(opinion, answer.isAllowed, measured);
    const shown = listLines(lines);
    const faults = (await lineReviewer.start(buildOpinionReview(measured, signal))(shown)) ?? [];
    return {
      opinion,
      lines: refuseLines(
        lines,
        shown.filter((_, at) => faults[at]),
      ),
    };
  }

  /** What is left of the first answer is worth more than a second answer that never comes. */
  async function askAgain(
    waiting: Waiting,
    measured: PhotoMetrics,
    signal: AbortSignal,
    first: Attempt,
  ): Promise<Attempt> {
    const { refused } = first.lines;
    log.info(
      { prompt: opinionPromptVersion, left: countLines(first.lines), refused: refused.length },
      'photo review asked again',
    );
    try {
      const second = await ask(waiting, measured, signal, refused);
      return countLines(second.lines) >= countLines(first.lines) ? second : first;
    } catch (error) {
      signal.throwIfAborted();
      const isRefusedPhoto = error instanceof AppError && error.status < 500 && error.code !== 'ai_refused';
      if (isRefusedPhoto) throw error;
      if (countLines(first.lines) === 0) throw new AppError('ai_failed', { isFinal: true, cause: error });
      return first;
    }
  }

  return {
    async moderate({ jpeg, expiresAt }, signal) {
      const patience = patienceFor(expiresAt);
      const ask = () => ai.moderatePicture(jpeg, signal);
      rejectFlaggedCategories((await pace.run(ask, { signal, maxWaitMs: patience, isExempt: true })) ?? []);
    },
    async review(waiting, measured, signal) {
      const first = await ask(waiting, measured, signal, []);
      const { opinion, lines } = hasEnoughLines(first.lines) ? first : await askAgain(waiting, measured, signal, first);
      if (countLines(lines) === 0) {
        throw new AppError('ai_failed', { isFinal: true, cause: new Error('Two opinions that can not be used') });
      }
      const review = buildReview(opinion, lines, measured);
      const suggestedCrop = validateCrop(opinion, review.feedback.suggestion, measured);
      return { ...review, measured, ...(suggestedCrop && { suggestedCrop }), writtenBy: ai.writtenBy };
    },
  };
}
