import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@datewright/service-kit/errors';
import { isDuplicateKey } from '@datewright/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

/** Milliseconds after which a turn that a dead process never gave up is another's. */
const longestTurn = 30_000;
const look = 100;
const mostLooks = 50;

interface Turn {
  _id: string;
  holder: string;
  until: Date;
}

const schema = new Schema<Turn>({ _id: String, holder: String, until: Date }, { versionKey: false });
schema.index({ until: 1 }, { expireAfterSeconds: 3600 });

export type Turns = ReturnType<typeof turns>;

/** One after the other, on every instance. */
export function turns(connection: Connection, now: () => number) {
  const model = connection.model<Turn>('Turn', schema, 'turns');

  async function take(_id: string, holder: string): Promise<boolean> {
    const until = new Date(now() + longestTurn);
    try {
      await model.create({ _id, holder, until });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const over = { _id, until: { $lte: new Date(now()) } };
    return (await model.updateOne(over, { $set: { holder, until } })).matchedCount === 1;
  }

  return {
    /** Does the work once nobody else does what has this name. Throws `operation_running` when that takes seconds. */
    async inTurn<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
      const holder = randomUUID();
      for (let looked = 0; !(await take(name, holder)); looked++) {
        if (looked === mostLooks) throw new AppError('operation_running');
        await wait(look);
      }
      try {
        return await work();
      } finally {
        await model.deleteOne({ _id: name, holder });
      }
    },
  };
}
