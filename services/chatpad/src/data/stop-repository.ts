import { type Connection, Schema } from 'mongoose';

interface StoredStopTimes {
  _id: string;
  at: Date[];
}

const schema = new Schema<StoredStopTimes>({ _id: String, at: [Date] }, { versionKey: false });

/** Above the highest count that any rule checks. */
const maxStopTimes = 10;

export type StopRepository = ReturnType<typeof createStopRepository>;

/** The times at which members stopped a request that the AI had started and that was never charged. */
export function createStopRepository(connection: Connection) {
  const model = connection.model<StoredStopTimes>('Stops', schema, 'stops');
  return {
    async since(userId: string, start: Date): Promise<number> {
      const stored = await model.findOne({ _id: userId }).lean<StoredStopTimes>().exec();
      return stored?.at.filter((at) => at >= start).length ?? 0;
    },
    async add(userId: string, at: Date): Promise<void> {
      await model.updateOne(
        { _id: userId },
        { $push: { at: { $each: [at], $slice: -maxStopTimes } } },
        { upsert: true },
      );
    },
  };
}
