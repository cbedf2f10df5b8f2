import { type Connection, Schema } from 'mongoose';
import type { DayCount } from '../numbers/day-count.ts';

interface StoredDay {
  /** `2026-11-22` */
  _id: string;
  count: DayCount;
}

const schema = new Schema<StoredDay>({ _id: String, count: Object }, { versionKey: false, minimize: false });

export type Days = ReturnType<typeof days>;

/** What became of the events: counts by UTC day, in which nobody is. They stay when the events go. */
export function days(connection: Connection) {
  const model = connection.model<StoredDay>('Day', schema, 'days');
  return {
    async put(count: DayCount): Promise<void> {
      await model.updateOne({ _id: count.day }, { $set: { count } }, { upsert: true });
    },
    names: async () => (await model.find({}, { _id: 1 }).lean<StoredDay[]>().exec()).map(({ _id }) => _id),
    between: async (from: string, to: string) => {
      const found = await model
        .find({ _id: { $gte: from, $lte: to } })
        .sort({ _id: 1 })
        .lean<StoredDay[]>()
        .exec();
      return found.map(({ count }) => count);
    },
  };
}
