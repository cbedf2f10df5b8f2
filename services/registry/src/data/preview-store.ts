import { hashToken } from '@datewright/service-kit/auth/random-token';
import { type Connection, Schema } from 'mongoose';

interface Preview {
  name: string;
  version: string;
  /** The link, and what it started, end. */
  expiresAt: Date;
  /** When a browser started it: no other can. */
  startedAt: Date | null;
}

/** Links to one version for one browser. Their tokens are stored as hashes. */
export interface PreviewStore {
  add(token: string, preview: Omit<Preview, 'startedAt'>): Promise<void>;
  /** `null` for an unknown or expired token. */
  find(token: string): Promise<Preview | null>;
  /** False when another browser was first, and for an unknown or expired token. */
  start(token: string): Promise<boolean>;
  end(token: string): Promise<void>;
  /** The versions of a remote that have a link or a preview. */
  listVersions(name: string): Promise<string[]>;
}

export function createPreviewStore(connection: Connection): PreviewStore {
  const schema = new Schema(
    {
      _id: String,
      name: String,
      version: String,
      expiresAt: { type: Date, index: { expires: 0 } },
      startedAt: Date,
    },
    { versionKey: false },
  );
  const model = connection.model('Preview', schema, 'previews');
  const current = (token: string) => ({ _id: hashToken(token), expiresAt: { $gt: new Date() } });
  return {
    async add(token, preview) {
      await model.create({ _id: hashToken(token), ...preview, startedAt: null });
    },
    find: (token) => model.findOne(current(token)).lean<Preview>().exec(),
    async start(token) {
      const { matchedCount } = await model.updateOne(
        { ...current(token), startedAt: null },
        { $set: { startedAt: new Date() } },
      );
      return matchedCount > 0;
    },
    async listVersions(name) {
      const found = await model
        .find({ name, expiresAt: { $gt: new Date() } }, { version: 1 })
        .lean<Preview[]>()
        .exec();
      return found.map(({ version }) => version);
    },
    async end(token) {
      await model.deleteOne({ _id: hashToken(token) });
    },
  };
}
