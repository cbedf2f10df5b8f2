import type { Funnel } from '@datewright/contracts/marketing/read-analytics';
import { type Connection, Schema } from 'mongoose';

export interface DailyCounts {
  day: string;
  total: Funnel;
  sources: (Funnel & { source: string })[];
  pages: { path: string; views: number; visits: number }[];
  variants: (Funnel & { experiment: string; variant: string })[];
}

interface StoredDailyCounts {
  /** `2026-11-22` */
  _id: string;
  count: DailyCounts;
}

const schema = new Schema<StoredDailyCounts>({ _id: String, count: Object }, { versionKey: false, minimize: false });

export type DailyCountsRepository = ReturnType<typeof createDailyCountsRepository>;

/** Counts per UTC day without personal data. They are kept after the events themselves expire. */
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
