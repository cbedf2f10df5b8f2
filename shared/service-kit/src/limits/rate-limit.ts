import { type Connection, Schema } from 'mongoose';
import { isDuplicateKeyError } from '../database/mongo.ts';
import { AppError } from '../errors/app-error.ts';

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
}

/**
 * Counts an attempt for `key`. Throws `too_many_attempts` with the seconds to wait and `message`, by default that of
 * the catalogue.
 */
export async function consumeRateLimit(
  limiter: RateLimiter,
  limit: RateLimit,
  key: string,
  message?: string,
): Promise<void> {
  const retryAfter = await limiter.consume(limit, key);
  if (retryAfter > 0) throw new AppError('too_many_attempts', { retryAfter, ...(message && { message }) });
}

interface RateLimitDocument {
  _id: string;
  /** When the last `max` attempts were made (milliseconds since 1970), oldest first. */
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
  const takePlace = (_id: string, max: number, at: number, length: number) =>
    model.updateOne(
      { _id, $or: [{ [`takes.${max - 1}`]: { $exists: false } }, { 'takes.0': { $lte: at - length } }] },
      { $push: { takes: { $each: [at], $slice: -max } }, $set: { expiresAt: new Date(at + length) } },
      { upsert: true },
    );

  return {
    async consume({ name, max, windowSeconds }, key) {
      const _id = `${name}:${key}`;
      const [at, length] = [now(), windowSeconds * 1000];
      // A document at its limit misses the filter, so the upsert collides with its _id. Two concurrent first writes
      // collide too, once; the second try tells the two cases apart.
      for (let attempt = 0; attempt < 2; attempt++) {
        try {
          await takePlace(_id, max, at, length);
          return 0;
        } catch (error) {
          if (!isDuplicateKeyError(error)) throw error;
        }
      }
      const full = await model.findOne({ _id }).lean<RateLimitDocument>().exec();
      return Math.max(1, Math.ceil(((full?.takes[0] ?? at) + length - at) / 1000));
    },
  };
}
