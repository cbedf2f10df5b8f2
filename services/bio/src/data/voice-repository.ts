import { type Connection, Schema } from 'mongoose';

interface StoredVoice {
  /** The member's id. */
  _id: string;
  sample: string;
}

const schema = new Schema<StoredVoice>({ _id: String, sample: String }, { versionKey: false });

export type VoiceRepository = ReturnType<typeof createVoiceRepository>;

/** Writing samples of the members who agreed to have them stored. */
export function createVoiceRepository(connection: Connection) {
  const model = connection.model<StoredVoice>('Voice', schema, 'voices');
  return {
    read: async (userId: string): Promise<string> => (await model.findById(userId).lean<StoredVoice>())?.sample ?? '',
    async save(userId: string, sample: string): Promise<void> {
      await model.updateOne({ _id: userId }, { $set: { sample } }, { upsert: true });
    },
    async delete(userId: string): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
