import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** A file by its content hash: versions with the same file share one document. */
export interface StoredFile {
  /** `sha384-…` */
  integrity: string;
  bytes: Buffer;
}

export interface FileStore {
  /** Stores the file, or notes that one which is there is used again: it is not removed then. */
  save(file: StoredFile): Promise<void>;
  /** Removes all files that were last saved before `savedBefore`, except those that `isUsed`. */
  removeUnused(savedBefore: Date, isUsed: (integrity: string) => boolean): Promise<number>;
  find(integrity: string): Promise<StoredFile | null>;
}

export function createFileStore(connection: Connection): FileStore {
  const schema = new Schema({ _id: String, bytes: Buffer, savedAt: Date }, { versionKey: false });
  const model = connection.model('File', schema, 'files');
  return {
    async save({ integrity, bytes }) {
      const save = () =>
        model.updateOne(
          { _id: integrity },
          { $set: { savedAt: new Date() }, $setOnInsert: { bytes } },
          { upsert: true },
        );
      // Two first writes at once collide; the second try finds what the first made.
      await save().catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
        return save();
      });
    },
    async removeUnused(savedBefore, isUsed) {
      // Files from before the time was stored have none.
      const old = { savedAt: { $not: { $gte: savedBefore } } };
      let removed = 0;
      for await (const { _id } of model.find(old, { _id: 1 }).lean<{ _id: string }>().cursor()) {
        // A publication may have saved it again since.
        if (!isUsed(_id)) removed += (await model.deleteOne({ _id, ...old })).deletedCount;
      }
      return removed;
    },
    async find(integrity) {
      const found = await model.findById(integrity).exec();
      return found?.bytes ? { integrity, bytes: Buffer.from(found.bytes) } : null;
    },
  };
}
