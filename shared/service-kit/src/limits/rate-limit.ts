import { type Connection, Schema } from 'mongoose';
import { isDuplicateKeyError } from '../database/mongo.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * A promise: no span of `windowSeconds`, wherever it begins, has more than `max`, over every instance; and a place is
 * free again as soon as it is that old. Exact as far as the instances' clocks agree.
 */
export interface RateLimit {
  /** What is limited, such as `sign-in-address`. */
  name: string;
  /** The time of each place is kept: a few hundred at most. */
  max: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /** Takes a place for `key`. Answers 0, or the seconds until one is free; who was refused has taken none. */
  consume(limit: RateLimit, key: string): Promise<number>;
}

/** Takes a place for `key`. Throws `too_many_attempts`, in the catalogue's words unless told, with the seconds until one is free. */
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
  /** When the last `max` places were taken (milliseconds since 1970), the oldest first. */
  takes: number[];
  expiresAt: Date;
}

/** Limits that hold over every instance, in the service's own MongoDB: one document for each key. */
export function createRateLimiter(connection: Connection, now: () => number = Date.now): RateLimiter {
  const schema = new Schema<RateLimitDocument>(
    { _id: String, takes: [Number], expiresAt: Date },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model<RateLimitDocument>('RateLimit', schema, 'rateLimits');

  /** Free while fewer than `max` were ever taken, or the oldest of the last `max` is out of the window. */
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
      // A full one misses the filter, so the upsert meets its own _id. A race of two first takers meets it too, once:
      // the second try tells the two apart.
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
