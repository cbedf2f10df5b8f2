import type { RemoteCard } from '@datewright/contracts/registry/card';
import type { PublishedFile } from '@datewright/contracts/registry/publish-version';
import type { ShellCard } from '@datewright/contracts/registry/shell-card';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/**
 * One immutable version of a remote. This document is written last, so a version is visible only when it is complete.
 */
export interface Version {
  name: string;
  version: string;
  owner: string;
  card: RemoteCard;
  files: PublishedFile[];
  entry: string;
  manifest: string;
  preload: string[];
  publishedAt: Date;
  /** Of a shell: what it offers to remotes. */
  shell?: ShellCard;
}

export interface VersionStore {
  /** False when this version already exists. */
  add(version: Version): Promise<boolean>;
  find(name: string, version: string): Promise<Version | null>;
  /** The newest version that has a file at this path. */
  findWithFile(name: string, path: string): Promise<Version | null>;
  /** The version numbers of each remote, newest first. */
  list(): Promise<ReadonlyMap<string, string[]>>;
  findOwner(name: string): Promise<string | null>;
  /** The versions of one remote, newest first, without what is large but their files. */
  listOf(name: string): Promise<Pick<Version, 'version' | 'publishedAt' | 'files'>[]>;
  /** Removes those of these versions that were published before a time. */
  remove(name: string, versions: string[], publishedBefore: Date): Promise<void>;
  /** The hashes of the files of all versions. */
  listFiles(): Promise<ReadonlySet<string>>;
}

const idOf = (name: string, version: string) => `${name}@${version}`;

export function createVersionStore(connection: Connection): VersionStore {
  const schema = new Schema(
    {
      _id: String,
      name: { type: String, index: true },
      version: String,
      owner: String,
      card: Object,
      files: [{ _id: false, path: String, bytes: Number, integrity: String }],
      entry: String,
      manifest: String,
      preload: [String],
      publishedAt: Date,
      shell: Object,
    },
    { versionKey: false, minimize: false },
  );
  const model = connection.model('Version', schema, 'versions');
  return {
    async add(version) {
      try {
        await model.create({ _id: idOf(version.name, version.version), ...version });
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error)) return false;
        throw error;
      }
    },
    find: (name, version) => model.findById(idOf(name, version)).lean<Version>().exec(),
    findWithFile: (name, path) =>
      model.findOne({ name, 'files.path': path }).sort({ publishedAt: -1 }).lean<Version>().exec(),
    async list() {
      const all = await model.find({}, { name: 1, version: 1 }).sort({ publishedAt: -1 }).lean<Version[]>().exec();
      const byName = Map.groupBy(all, ({ name }) => name);
      return new Map([...byName].map(([name, versions]) => [name, versions.map(({ version }) => version)]));
    },
    listOf: (name) =>
      model.find({ name }, { version: 1, publishedAt: 1, files: 1 }).sort({ publishedAt: -1 }).lean<Version[]>().exec(),
    async remove(name, versions, publishedBefore) {
      await model.deleteMany({ name, version: { $in: versions }, publishedAt: { $lt: publishedBefore } });
    },
    async listFiles() {
      const integrities: unknown[] = await model.distinct('files.integrity').exec();
      return new Set(integrities.map(String));
    },
    findOwner: async (name) => (await model.findOne({ name }, { owner: 1 }).lean<Version>().exec())?.owner ?? null,
  };
}
