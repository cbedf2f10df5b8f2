import { type Connection, Schema } from 'mongoose';
import type { DailyCounts } from '../rules/analytics/daily-counter.ts';

interface StoredDailyCounts {
  /** `2026-11-22` */
  _id: string;
  count: DailyCounts;
}

const schema = new Schema<StoredDailyCounts>({ _id: String, count: Object }, { versionKey: false, minimize: false });

export type DailyCountsRepository = ReturnType<typeof createDailyCountsRepository>;

/** What became of the events: counts by UTC day, in which nobody is. They stay when the events go. */
export function createDailyCountsRepository(connection: Connection) {
  const model = connection.model<StoredDailyCounts>('Day', schema, 'days');
  return {
    async upsert(count: DailyCounts): Promise<void> {
      await model.updateOne({ _id: count.day }, { $set: { count } }, { upsert: true });
    },
    listDays: async () => (await model.find({}, { _id: 1 }).lean<StoredDailyCounts[]>().exec()).map(({ _id }) => _id),
    findBetween: async (from: string, to: string) => {
      const found = await model
        .find({ _id: { $gte: from, $lte: to } })
        .sort({ _id: 1 })
        .lean<StoredDailyCounts[]>()
        .exec();
      return found.map(({ count }) => count);
    },
  };
}
