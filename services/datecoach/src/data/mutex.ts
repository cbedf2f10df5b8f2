import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type Connection, Schema } from 'mongoose';

/** Milliseconds after which a lock that its process never released expires. */
const lockTimeout = 30_000;
const pollInterval = 100;
const maxPolls = 50;

interface StoredLock {
  _id: string;
  holder: string;
  until: Date;
}

const schema = new Schema<StoredLock>({ _id: String, holder: String, until: Date }, { versionKey: false });
schema.index({ until: 1 }, { expireAfterSeconds: 3600 });

export type Mutex = ReturnType<typeof createMutex>;

/** Named locks across all instances, stored in MongoDB. */
export function createMutex(connection: Connection, now: () => number) {
  const model = connection.model<StoredLock>('Turn', schema, 'turns');

  async function acquire(_id: string, holder: string): Promise<boolean> {
    const until = new Date(now() + lockTimeout);
    try {
      await model.create({ _id, holder, until });
      return true;
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
    const expired = { _id, until: { $lte: new Date(now()) } };
    return (await model.updateOne(expired, { $set: { holder, until } })).matchedCount === 1;
  }

  return {
    /** Runs the work while no other work holds this name. Throws `operation_running` after waiting five seconds. */
    async runExclusive<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
      const holder = randomUUID();
      for (let polls = 0; !(await acquire(name, holder)); polls++) {
        if (polls === maxPolls) throw new AppError('operation_running');
        await wait(pollInterval);
      }
      try {
        return await work();
      } finally {
        await model.deleteOne({ _id: name, holder });
      }
    },
  };
}
