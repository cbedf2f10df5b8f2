import type { Metrics } from '@datewright/service-kit/observability/metrics';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { parseAiAnswer } from '../ai/ai-answer.ts';
import type { AiClient } from '../ai/ai-client.ts';
import type { LineFault } from './line-faults.ts';
import { buildReviewPrompt, reviewSchema } from './review-prompt.ts';

/** A member waits for it. */
const defaultSeconds = 3;
/** One slow or broken review says little; after two, an answer continues without. */
const maxFailures = 2;

export interface ReviewSubject {
  /** One or two sentences: what the lines are, and what the material holds. No text of a member. */
  task: string;
  /** What the lines were written from, masked. */
  material: Record<string, unknown>;
  /** Aborted when nobody needs the lines any more. */
  signal?: AbortSignal;
  /** The time limit of each review in seconds, 3 by default. An answer that is long in the making can wait longer. */
  seconds?: number;
}

/**
 * The fault of each line, in their order; `null` for a line that may be shown, and `null` in place of all when no review was
 * had. The lines are those that the AI wrote, with its tokens. Never throws.
 */
export type LineReview = (lines: readonly string[]) => Promise<(LineFault | null)[] | null>;

/** Asks an AI about lines that an AI wrote, because rules cannot know what is made up, unkind or pressing. */
export interface LineReviewer {
  /** False when the operator turned reviews off. */
  isEnabled: boolean;
  /** Starts the reviews of one answer. After the second that fails or is late, the rest of the lines are not reviewed. */
  start(subject: ReviewSubject): LineReview;
}

interface LineReviewerOptions {
  ai: Pick<AiClient, 'complete'>;
  /** The model that reviews; `none` for no reviews. Without it, the one that writes. */
  model: string | undefined;
  metrics: Metrics;
}

export function createLineReviewer({ ai, model, metrics }: LineReviewerOptions): LineReviewer {
  const reviews = metrics.counter('line_reviews_total', 'Requests to review lines, by outcome.', ['outcome']);
  const faulty = metrics.counter('line_faults_total', 'Lines that a review held back.', ['fault']);

  async function ask({ task, material, signal, seconds = defaultSeconds }: ReviewSubject, lines: readonly string[]) {
    const text = await ai.complete({
      ...buildReviewPrompt(task, material, lines),
      timeoutSeconds: seconds,
      ...(model && { model }),
      ...(signal && { signal }),
      isRateLimited: true,
    });
    const faults = new Map(parseAiAnswer(reviewSchema, text).faults.map(({ line, fault }) => [line, fault]));
    return lines.map((_, at) => faults.get(at + 1) ?? null);
  }

  return {
    isEnabled: model !== 'none',
    start(subject) {
      let failures = 0;
      return async (lines) => {
        if (lines.length === 0) return [];
        if (model === 'none' || failures >= maxFailures) return null;
        try {
          const faults = await ask(subject, lines);
          reviews.inc({ outcome: 'answered' });
          for (const fault of faults) if (fault) faulty.inc({ fault });
          return faults;
        } catch (error) {
          failures += 1;
          reviews.inc({ outcome: 'unanswered' });
          // The error message may quote the lines, so it is not logged.
          const code = error instanceof Error ? error.name : 'unknown';
          currentRequest().log.warn({ code }, 'no line review, the rules decide alone');
          return null;
        }
      };
    },
  };
}
