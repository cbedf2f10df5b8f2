import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

interface Cooldown {
  _id: string;
  until: Date;
}

const schema = new Schema<Cooldown>({ _id: String, until: Date }, { versionKey: false });
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

export type CooldownRepository = ReturnType<typeof createCooldownRepository>;

/** Minimum time between two actions of the same kind, across all instances. */
export function createCooldownRepository(connection: Connection) {
  const model = connection.model<Cooldown>('Cooldown', schema, 'cooldowns');
  const self = {
    /** Starts the cooldown and returns 0, or returns the seconds left of a running one. */
    async start(key: string, seconds: number, now: number): Promise<number> {
      const until = new Date(now + seconds * 1000);
      try {
        // A running cooldown misses the filter, so the upsert hits its _id.
        await model.updateOne({ _id: key, until: { $lte: new Date(now) } }, { $set: { until } }, { upsert: true });
        return 0;
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const running = await model.findOne({ _id: key }).lean<Cooldown>().exec();
      return Math.max(1, Math.ceil(((running?.until ?? until).getTime() - now) / 1000));
    },
    /** Starts the cooldown and returns true, or extends a running one to `seconds` from now. */
    async prolong(key: string, seconds: number, now: number): Promise<boolean> {
      if ((await self.start(key, seconds, now)) === 0) return true;
      await model.updateOne({ _id: key }, { $max: { until: new Date(now + seconds * 1000) } });
      return false;
    },
  };
  return self;
}
