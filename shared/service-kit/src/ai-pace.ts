import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, Schema } from 'mongoose';
import { busyFor } from './ai-client.ts';
import { AppError } from './errors.ts';
import type { RateLimiter } from './rate-limit.ts';

/** How fast all workers of a service together ask the AI. */
export interface AiPace {
  /**
   * Asks when it is this question's turn. A busy endpoint (429) is left alone by every worker for as long as it asks, then asked
   * again. Throws what `question` throws, `unavailable` when its turn is more than `patience` ms away, or the signal's reason.
   */
  ask<Answer>(question: () => Promise<Answer>, how: HowToAsk): Promise<Answer>;
}

export interface HowToAsk {
  signal: AbortSignal;
  /** Milliseconds. */
  patience: number;
  /** Heeds that the endpoint is busy, and takes no place among the questions of the minute: a moderation. */
  isUncounted?: boolean;
}

interface Pause {
  _id: string;
  until: Date;
}

interface PaceParts {
  connection: Connection;
  limiter: RateLimiter;
  /** Questions that all workers may ask in one minute: a few hundred. */
  callsPerMinute: number;
  now: () => number;
}

/** Where an endpoint that is busy is noted, for every worker. */
const key = 'ai';

/** Milliseconds after a pause within which workers come back, so that they do not all ask at once. */
const spread = 1000;

export function aiPace({ connection, limiter, callsPerMinute, now }: PaceParts): AiPace {
  const schema = new Schema<Pause>({ _id: String, until: Date }, { versionKey: false });
  const model = connection.model<Pause>('AiPause', schema, 'aiPauses');
  const limit = { name: 'ai-calls', max: callsPerMinute, windowSeconds: 60 };

  /** Milliseconds until the next question may be asked; 0: its place is taken. */
  async function untilTurn(isUncounted: boolean): Promise<number> {
    const paused = await model.findOne({ _id: key }).lean<Pause>().exec();
    const left = (paused?.until.getTime() ?? 0) - now();
    if (left > 0) return left + Math.random() * spread;
    return isUncounted ? 0 : (await limiter.take(limit, key)) * 1000;
  }

  return {
    async ask(question, { signal, patience, isUncounted = false }) {
      const end = now() + patience;
      for (;;) {
        signal.throwIfAborted();
        const left = await untilTurn(isUncounted);
        if (left > 0) {
          if (now() + left >= end) throw new AppError('unavailable', { retryAfter: left / 1000 });
          await wait(left, undefined, { signal }).catch(() => signal.throwIfAborted());
          continue;
        }
        try {
          return await question();
        } catch (error) {
          const seconds = busyFor(error);
          if (seconds === null) throw error;
          await model.updateOne({ _id: key }, { $max: { until: new Date(now() + seconds * 1000) } }, { upsert: true });
        }
      }
    },
  };
}
