import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** A file by its content hash: versions with the same file share one document. */
export interface StoredFile {
  /** `sha384-…` */
  integrity: string;
  bytes: Buffer;
}

export interface FileStore {
  save(file: StoredFile): Promise<void>;
  find(integrity: string): Promise<StoredFile | null>;
}

export function createFileStore(connection: Connection): FileStore {
  const model = connection.model('File', new Schema({ _id: String, bytes: Buffer }, { versionKey: false }), 'files');
  return {
    async save({ integrity, bytes }) {
      try {
        await model.create({ _id: integrity, bytes });
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
    },
    async find(integrity) {
      const found = await model.findById(integrity).exec();
      return found?.bytes ? { integrity, bytes: Buffer.from(found.bytes) } : null;
    },
  };
}
