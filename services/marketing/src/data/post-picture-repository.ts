import { type Connection, Schema } from 'mongoose';

interface StoredPicture {
  _id: string;
  jpeg: Buffer;
  width: number;
  height: number;
  addedAt: Date;
  /** Member id; `null` after that member was erased. */
  addedBy: string | null;
}

const schema = new Schema<StoredPicture>(
  { _id: String, jpeg: Buffer, width: Number, height: Number, addedAt: Date, addedBy: String },
  { versionKey: false },
);

export type PostPictureRepository = ReturnType<typeof createPostPictureRepository>;

/** Pictures of posts. A picture never changes, and is kept while a post or a version of one shows it. */
export function createPostPictureRepository(connection: Connection) {
  const model = connection.model<StoredPicture>('PostPicture', schema, 'postPictures');
  return {
    async add(picture: StoredPicture): Promise<void> {
      await model.create(picture);
    },
    async findJpeg(_id: string): Promise<Buffer | null> {
      return (await model.findOne({ _id }).exec())?.jpeg ?? null;
    },
    existAll: async (ids: string[]): Promise<boolean> =>
      (await model.countDocuments({ _id: { $in: ids } }).exec()) === ids.length,
    async anonymizeEditor(addedBy: string): Promise<void> {
      await model.updateMany({ addedBy }, { $set: { addedBy: null } });
    },
    async delete(ids: string[]): Promise<void> {
      await model.deleteMany({ _id: { $in: ids } });
    },
  };
}
