import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type Connection, Schema } from 'mongoose';

/** Milliseconds after which a turn that a dead process never gave up is another's. */
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

/** One after the other, on every instance. */
export function createMutex(connection: Connection, now: () => number) {
  const model = connection.model<StoredLock>('Turn', schema, 'turns');

  async function take(_id: string, holder: string): Promise<boolean> {
    const until = new Date(now() + lockTimeout);
    try {
      await model.create({ _id, holder, until });
      return true;
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
    const over = { _id, until: { $lte: new Date(now()) } };
    return (await model.updateOne(over, { $set: { holder, until } })).matchedCount === 1;
  }

  return {
    /** Does the work once nobody else does what has this name. Throws `operation_running` when that takes seconds. */
    async inTurn<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
      const holder = randomUUID();
      for (let looked = 0; !(await take(name, holder)); looked++) {
        if (looked === maxPolls) throw new AppError('operation_running');
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
