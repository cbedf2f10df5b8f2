import { isDuplicateKey } from '@datewright/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

/** A file by its content: two versions that share a file share the document. */
export interface StoredFile {
  /** `sha384-…` */
  integrity: string;
  bytes: Buffer;
  /** The same bytes as brotli, when that is smaller. */
  brotli: Buffer | null;
}

export interface FileStore {
  keep(file: StoredFile): Promise<void>;
  find(integrity: string): Promise<StoredFile | null>;
}

export function fileStore(connection: Connection): FileStore {
  const model = connection.model(
    'File',
    new Schema({ _id: String, bytes: Buffer, brotli: Buffer }, { versionKey: false }),
    'files',
  );
  return {
    async keep({ integrity, bytes, brotli }) {
      try {
        await model.create({ _id: integrity, bytes, brotli });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async find(integrity) {
      const found = await model.findById(integrity).exec();
      if (!found?.bytes) return null;
      return { integrity, bytes: Buffer.from(found.bytes), brotli: found.brotli ? Buffer.from(found.brotli) : null };
    },
  };
}
