import { type Connection, Schema } from 'mongoose';
import { isDuplicateKeyError } from '../database/mongo.ts';

/**
 * At most `max` units (usually bytes) per window. Windows start at multiples of their length, so a day starts at
 * midnight UTC, and a span across two windows may use twice as much.
 */
export interface Budget {
  /** Identifies the limit, such as `event-bytes-hour`. */
  name: string;
  max: number;
  windowSeconds: number;
}

export interface Budgets {
  /** Spends `amount`. Returns 0, or the seconds until the next window if it does not fit; nothing is spent then. */
  spend(budget: Budget, key: string, amount: number): Promise<number>;
  /** What `key` has spent in this window. */
  getSpent(budget: Budget, key: string): Promise<number>;
}

interface BudgetDocument {
  _id: string;
  spent: number;
  expiresAt: Date;
}

/** Budgets across all instances, in the service's own MongoDB: one document per key and window. */
export function createBudgets(connection: Connection, now: () => number = Date.now): Budgets {
  const schema = new Schema<BudgetDocument>({ _id: String, spent: Number, expiresAt: Date }, { versionKey: false });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model<BudgetDocument>('Budget', schema, 'budgets');

  function getWindow({ name, windowSeconds }: Budget, key: string) {
    const [at, length] = [now(), windowSeconds * 1000];
    const since = at - (at % length);
    return { _id: `${name}:${key}:${since}`, expiresAt: new Date(since + length), remainingMs: since + length - at };
  }

  return {
    async spend(budget, key, amount) {
      const { _id, expiresAt, remainingMs } = getWindow(budget, key);
      const retryAfter = Math.max(1, Math.ceil(remainingMs / 1000));
      if (amount > budget.max) return retryAfter;
      // A document without enough budget misses the filter, so the upsert collides with its _id. Two concurrent first
      // writes collide too, once.
      for (let attempt = 0; attempt < 2; attempt++) {
        try {
          await model.updateOne(
            { _id, spent: { $lte: budget.max - amount } },
            { $inc: { spent: amount }, $setOnInsert: { expiresAt } },
            { upsert: true },
          );
          return 0;
        } catch (error) {
          if (!isDuplicateKeyError(error)) throw error;
        }
      }
      return retryAfter;
    },
    async getSpent(budget, key) {
      const found = await model.findById(getWindow(budget, key)._id).lean<BudgetDocument>().exec();
      return found?.spent ?? 0;
    },
  };
}
