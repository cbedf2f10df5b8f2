import { type Connection, Schema } from 'mongoose';

interface StoredVoice {
  /** The member's id. */
  _id: string;
  sample: string;
}

const schema = new Schema<StoredVoice>({ _id: String, sample: String }, { versionKey: false });

export type Voices = ReturnType<typeof voices>;

/** Writing samples of the members who said that theirs may be kept. */
export function voices(connection: Connection) {
  const model = connection.model<StoredVoice>('Voice', schema, 'voices');
  return {
    read: async (userId: string): Promise<string> => (await model.findById(userId).lean<StoredVoice>())?.sample ?? '',
    async keep(userId: string, sample: string): Promise<void> {
      await model.updateOne({ _id: userId }, { $set: { sample } }, { upsert: true });
    },
    async forget(userId: string): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
