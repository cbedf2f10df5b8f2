import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { type Connection, Schema } from 'mongoose';
import { getRetryAfterSeconds } from './ai-client.ts';

/** How fast all workers of a service together ask the AI. */
export interface AiRateLimiter {
  /**
   * Asks when it is this question's turn. A busy endpoint (429) is left alone by every worker for as long as it asks, then asked
   * again. Throws what `question` throws, `unavailable` when its turn is more than `patience` ms away, or the signal's reason.
   */
  run<Answer>(question: () => Promise<Answer>, how: AiCallOptions): Promise<Answer>;
}

export interface AiCallOptions {
  signal: AbortSignal;
  /** Milliseconds. */
  maxWaitMs: number;
  /** Heeds that the endpoint is busy, and takes no place among the questions of the minute: a moderation. */
  isExempt?: boolean;
}

interface AiPauseDocument {
  _id: string;
  until: Date;
}

interface AiRateLimiterOptions {
  connection: Connection;
  limiter: RateLimiter;
  /** Questions that all workers may ask in one minute: a few hundred. */
  callsPerMinute: number;
  now: () => number;
}

/** Where an endpoint that is busy is noted, for every worker. */
const pauseId = 'ai';

/** Milliseconds after a pause within which workers come back, so that they do not all ask at once. */
const jitterMs = 1000;

export function createAiRateLimiter({ connection, limiter, callsPerMinute, now }: AiRateLimiterOptions): AiRateLimiter {
  const schema = new Schema<AiPauseDocument>({ _id: String, until: Date }, { versionKey: false });
  const model = connection.model<AiPauseDocument>('AiPause', schema, 'aiPauses');
  const limit = { name: 'ai-calls', max: callsPerMinute, windowSeconds: 60 };

  /** Milliseconds until the next question may be asked; 0: its place is taken. */
  async function untilTurn(isUncounted: boolean): Promise<number> {
    const paused = await model.findOne({ _id: pauseId }).lean<AiPauseDocument>().exec();
    const left = (paused?.until.getTime() ?? 0) - now();
    if (left > 0) return left + Math.random() * jitterMs;
    return isUncounted ? 0 : (await limiter.consume(limit, pauseId)) * 1000;
  }

  return {
    async run(question, { signal, maxWaitMs, isExempt = false }) {
      const end = now() + maxWaitMs;
      for (;;) {
        signal.throwIfAborted();
        const left = await untilTurn(isExempt);
        if (left > 0) {
          if (now() + left >= end) throw new AppError('unavailable', { retryAfter: left / 1000 });
          await wait(left, undefined, { signal }).catch(() => signal.throwIfAborted());
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
