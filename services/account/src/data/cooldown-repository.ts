import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

interface Cooldown {
  _id: string;
  until: Date;
}

const schema = new Schema<Cooldown>({ _id: String, until: Date }, { versionKey: false });
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

export type CooldownRepository = ReturnType<typeof createCooldownRepository>;

/** A wait between two of the same, over every instance. */
export function createCooldownRepository(connection: Connection) {
  const model = connection.model<Cooldown>('Cooldown', schema, 'cooldowns');
  const self = {
    /** Answers 0 and starts the wait, or the seconds that are left of a running one. */
    async start(key: string, seconds: number, now: number): Promise<number> {
      const until = new Date(now + seconds * 1000);
      try {
        // A running wait misses the filter, so the upsert meets its own _id.
        await model.updateOne({ _id: key, until: { $lte: new Date(now) } }, { $set: { until } }, { upsert: true });
        return 0;
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const running = await model.findOne({ _id: key }).lean<Cooldown>().exec();
      return Math.max(1, Math.ceil(((running?.until ?? until).getTime() - now) / 1000));
    },
    /** Starts the wait and answers true, or makes a running one last that much from now. */
    async prolong(key: string, seconds: number, now: number): Promise<boolean> {
      if ((await self.start(key, seconds, now)) === 0) return true;
      await model.updateOne({ _id: key }, { $max: { until: new Date(now + seconds * 1000) } });
      return false;
    },
  };
  return self;
}
