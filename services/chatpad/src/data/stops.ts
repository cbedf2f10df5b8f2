import { type Connection, Schema } from 'mongoose';

interface StoredStops {
  _id: string;
  at: Date[];
}

const schema = new Schema<StoredStops>({ _id: String, at: [Date] }, { versionKey: false });

/** More than are ever counted. */
const kept = 10;

export type Stops = ReturnType<typeof stops>;

/** When members stopped an answer that the AI had begun and nobody had paid for. */
export function stops(connection: Connection) {
  const model = connection.model<StoredStops>('Stops', schema, 'stops');
  return {
    async since(userId: string, start: Date): Promise<number> {
      const stored = await model.findOne({ _id: userId }).lean<StoredStops>().exec();
      return stored?.at.filter((at) => at >= start).length ?? 0;
    },
    async add(userId: string, at: Date): Promise<void> {
      await model.updateOne({ _id: userId }, { $push: { at: { $each: [at], $slice: -kept } } }, { upsert: true });
    },
  };
}
