import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { type Connection, Schema } from 'mongoose';
import { getRetryAfterSeconds } from './retry-after.ts';

/** Limits how often all workers of a service together call the AI. */
export interface AiRateLimiter {
  /**
   * Calls the AI when the limit allows it. After a 429 every worker waits as long as the endpoint asks, then retries.
   * Throws what `question` throws, `unavailable` when the wait would exceed `maxWaitMs`, or the signal's reason.
   */
  run<Answer>(question: () => Promise<Answer>, how: AiCallOptions): Promise<Answer>;
}

export interface AiCallOptions {
  signal: AbortSignal;
  maxWaitMs: number;
  /** Waits while the endpoint is busy but does not count against the limit, such as a moderation call. */
  isExempt?: boolean;
}

interface AiPauseDocument {
  _id: string;
  until: Date;
}

interface AiRateLimiterOptions {
  connection: Connection;
  limiter: RateLimiter;
  /** For all workers together; a few hundred at most. */
  callsPerMinute: number;
  now: () => number;
}

/** Id of the document that tells every worker how long to wait. */
const pauseId = 'ai';

/** Spreads the workers' calls after a wait. */
const jitterMs = 1000;

export function createAiRateLimiter({ connection, limiter, callsPerMinute, now }: AiRateLimiterOptions): AiRateLimiter {
  const schema = new Schema<AiPauseDocument>({ _id: String, until: Date }, { versionKey: false });
  const model = connection.model<AiPauseDocument>('AiPause', schema, 'aiPauses');
  const limit = { name: 'ai-calls', max: callsPerMinute, windowSeconds: 60 };

  /** Milliseconds until the next call is allowed; 0 reserves it now. */
  async function getWaitMs(isUncounted: boolean): Promise<number> {
    const paused = await model.findOne({ _id: pauseId }).lean<AiPauseDocument>().exec();
    const waitMs = (paused?.until.getTime() ?? 0) - now();
    if (waitMs > 0) return waitMs + Math.random() * jitterMs;
    return isUncounted ? 0 : (await limiter.consume(limit, pauseId)) * 1000;
  }

  return {
    async run(question, { signal, maxWaitMs, isExempt = false }) {
      const end = now() + maxWaitMs;
      for (;;) {
        signal.throwIfAborted();
        const waitMs = await getWaitMs(isExempt);
        if (waitMs > 0) {
          if (now() + waitMs >= end) throw new AppError('unavailable', { retryAfter: waitMs / 1000 });
          await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
          continue;
        }
        try {
          return await question();
        } catch (error) {
          const seconds = getRetryAfterSeconds(error);
          if (seconds === null) throw error;
          await model.updateOne(
            { _id: pauseId },
            { $max: { until: new Date(now() + seconds * 1000) } },
            { upsert: true },
          );
        }
      }
    },
  };
}
