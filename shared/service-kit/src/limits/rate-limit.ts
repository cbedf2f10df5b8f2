import { type Connection, Schema } from 'mongoose';
import { isDuplicateKeyError } from '../database/mongo.ts';
import { AppError } from '../errors/app-error.ts';
import { onRefusal } from '../observability/request-scope.ts';

/**
 * At most `max` attempts in any span of `windowSeconds` (a sliding window), across all instances. As exact as the
 * instances' clocks agree.
 */
export interface RateLimit {
  /** Identifies the limit, such as `sign-in-address`. */
  name: string;
  /** The time of each attempt is stored, so a few hundred at most. */
  max: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /**
   * Counts an attempt for `key`. Returns 0, or the seconds until the next attempt is allowed; a refused attempt does
   * not count.
   */
  consume(limit: RateLimit, key: string): Promise<number>;
  /** The same; `undo` makes the attempt uncounted. */
  attempt(limit: RateLimit, key: string): Promise<{ retryAfter: number; undo: () => Promise<void> }>;
}

/**
 * Counts an attempt for `key`, unless the service is then too full to begin the request (`AppError.extras.isFull`).
 * Throws `too_many_attempts` with the seconds to wait and `message`, by default that of the catalogue.
 */
export async function consumeRateLimit(
  limiter: RateLimiter,
  limit: RateLimit,
  key: string,
  message?: string,
): Promise<void> {
  const { retryAfter, undo } = await limiter.attempt(limit, key);
  if (retryAfter > 0) throw new AppError('too_many_attempts', { retryAfter, ...(message && { message }) });
  onRefusal(undo);
}

interface RateLimitDocument {
  _id: string;
  /** When the last `max` attempts were made (milliseconds since 1970, with a fraction that tells them apart), oldest first. */
  takes: number[];
  expiresAt: Date;
}

/** Rate limits across all instances, in the service's own MongoDB: one document per key. */
export function createRateLimiter(connection: Connection, now: () => number = Date.now): RateLimiter {
  const schema = new Schema<RateLimitDocument>(
    { _id: String, takes: [Number], expiresAt: Date },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model<RateLimitDocument>('RateLimit', schema, 'rateLimits');

  /** Allowed while there are fewer than `max` attempts, or the oldest of the last `max` has left the window. */
  const takePlace = (_id: string, max: number, take: number, length: number) =>
    model.updateOne(
      {
        _id,
        $or: [{ [`takes.${max - 1}`]: { $exists: false } }, { 'takes.0': { $lt: Math.floor(take) - length + 1 } }],
      },
      { $push: { takes: { $each: [take], $slice: -max } }, $set: { expiresAt: new Date(Math.floor(take) + length) } },
      { upsert: true },
    );

  async function attempt({ name, max, windowSeconds }: RateLimit, key: string) {
    const _id = `${name}:${key}`;
    const [at, length] = [now(), windowSeconds * 1000];
    const take = at + Math.random();
    const undo = async () => void (await model.updateOne({ _id }, { $pull: { takes: take } }));
    // A document at its limit misses the filter, so the upsert collides with its _id. Two concurrent first writes
    // collide too, once; the second try tells the two cases apart.
    for (let tries = 0; tries < 2; tries++) {
      try {
        await takePlace(_id, max, take, length);
        return { retryAfter: 0, undo };
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
    }
    const full = await model.findOne({ _id }).lean<RateLimitDocument>().exec();
    const oldest = Math.floor(full?.takes[0] ?? at);
    return { retryAfter: Math.max(1, Math.ceil((oldest + length - at) / 1000)), undo: async () => {} };
  }

  return { attempt, consume: async (limit, key) => (await attempt(limit, key)).retryAfter };
}
