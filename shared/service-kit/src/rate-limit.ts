import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from './mongo.ts';

export interface Limit {
  /** What is limited, such as `sign-in-account`. */
  name: string;
  max: number;
  /** Seconds. Windows are fixed and begin at multiples of this length. */
  windowSeconds: number;
}

export interface RateLimiter {
  /** Takes one of the window's places for `key`. Answers 0, or the seconds until a place is free. */
  take(limit: Limit, key: string): Promise<number>;
}

/** Limits that hold over every instance: exact counts in the service's own MongoDB. */
export function mongoRateLimiter(connection: Connection, now: () => number = Date.now): RateLimiter {
  const schema = new Schema({ _id: String, count: Number, expiresAt: Date }, { versionKey: false });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const windows = connection.model('RateLimitWindow', schema, 'rateLimitWindows');

  const takePlace = (_id: string, max: number, expiresAt: Date) =>
    windows.updateOne(
      { _id, count: { $lt: max } },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
      { upsert: true },
    );

  return {
    async take(limit, key) {
      const length = limit.windowSeconds * 1000;
      const start = Math.floor(now() / length) * length;
      const _id = `${limit.name}:${key}:${start}`;
      const expiresAt = new Date(start + 2 * length);
      const full = Math.max(1, Math.ceil((start + length - now()) / 1000));
      // A full window misses the filter, so the upsert meets its own _id. A race of two first takers meets it too,
      // once: the second try tells the two apart.
      for (let attempt = 0; attempt < 2; attempt++) {
        try {
          await takePlace(_id, limit.max, expiresAt);
          return 0;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }
      return full;
    },
  };
}
