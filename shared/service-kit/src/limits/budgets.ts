import { type Connection, Schema } from 'mongoose';
import { isDuplicateKeyError } from '../database/mongo.ts';

/**
 * At most `max` of something, bytes as a rule, in each window. Windows begin at whole multiples of their length, a day's
 * at midnight UTC: a span over the border of two may see twice as much.
 */
export interface Budget {
  /** What is limited, such as `event-bytes-hour`. */
  name: string;
  max: number;
  windowSeconds: number;
}

export interface Budgets {
  /** Spends `amount` of what `key` has. Answers 0, or the seconds until the next window; what does not fit is not spent. */
  spend(budget: Budget, key: string, amount: number): Promise<number>;
  /** What `key` has spent in this window. */
  getSpent(budget: Budget, key: string): Promise<number>;
}

interface BudgetDocument {
  _id: string;
  spent: number;
  expiresAt: Date;
}

/** Budgets that hold over every instance, in the service's own MongoDB: one document for each key and window. */
export function createBudgets(connection: Connection, now: () => number = Date.now): Budgets {
  const schema = new Schema<BudgetDocument>({ _id: String, spent: Number, expiresAt: Date }, { versionKey: false });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model<BudgetDocument>('Budget', schema, 'budgets');

  function windowOf({ name, windowSeconds }: Budget, key: string) {
    const [at, length] = [now(), windowSeconds * 1000];
    const since = at - (at % length);
    return { _id: `${name}:${key}:${since}`, expiresAt: new Date(since + length), left: since + length - at };
  }

  return {
    async spend(budget, key, amount) {
      const { _id, expiresAt, left } = windowOf(budget, key);
      const retryAfter = Math.max(1, Math.ceil(left / 1000));
      if (amount > budget.max) return retryAfter;
      // What is spent misses the filter, so the upsert meets its own _id. So does a race of two first ones, once.
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
      const found = await model.findById(windowOf(budget, key)._id).lean<BudgetDocument>().exec();
      return found?.spent ?? 0;
    },
  };
}
