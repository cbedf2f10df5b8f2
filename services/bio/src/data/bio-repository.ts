import type { BioReport } from '@datewright/contracts/bio/analysis';
import type { BioRecord, BioRecordWithReport } from '@datewright/contracts/bio/bio-record';
import { maxBioVersions } from '@datewright/contracts/bio/limits';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

interface BioVersion {
  version: number;
  bio: string;
  at: Date;
}
interface StoredBio {
  /** The member's id: each member has one bio. */
  _id: string;
  bio: string;
  version: number;
  updatedAt: Date;
  /** Newest last; never empty. */
  versions: BioVersion[];
  report?: StoredReport;
}
type StoredReport = Omit<BioReport, 'at'> & { at: Date };

const bioSchema = new Schema<StoredBio>(
  {
    _id: String,
    bio: String,
    version: Number,
    updatedAt: Date,
    versions: [{ _id: false, version: Number, bio: String, at: Date }],
    report: Schema.Types.Mixed,
  },
  { versionKey: false },
);

const toKeptBio = (stored: StoredBio | null): BioRecord =>
  stored
    ? { bio: stored.bio, version: stored.version, updatedAt: stored.updatedAt.toISOString() }
    : { bio: '', version: 0, updatedAt: null };

export type BioRepository = ReturnType<typeof createBioRepository>;

/** Each member's bio with its last versions and its report in one document, so that one write changes all of them. */
export function createBioRepository(connection: Connection) {
  const model = connection.model<StoredBio>('Bio', bioSchema, 'bios');
  const find = (userId: string) => model.findById(userId).lean<StoredBio>().exec();

  async function writeOver(before: StoredBio | null, next: StoredBio): Promise<boolean> {
    if (before) {
      const { _id, ...fields } = next;
      const change = { $set: fields, ...(next.bio === '' && { $unset: { report: '' } }) };
      return (await model.updateOne({ _id, version: before.version }, change)).matchedCount === 1;
    }
    try {
      await model.create(next);
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }

  return {
    read: async (userId: string): Promise<BioRecord> => toKeptBio(await find(userId)),

    async readWithReport(userId: string): Promise<BioRecordWithReport> {
      const stored = await find(userId);
      const report = stored?.report;
      return { ...toKeptBio(stored), report: report ? { ...report, at: report.at.toISOString() } : null };
    },

    /**
     * Stores a report with the bio that it scored. Ignores a report of a text that was never the bio, and one that is
     * older than the stored report.
     */
    async saveReport(userId: string, report: StoredReport): Promise<void> {
      const own = { _id: userId, bio: { $ne: '' }, 'versions.bio': report.bio };
      const isNewest = { $or: [{ report: null }, { 'report.at': { $lt: report.at } }] };
      await model.updateOne({ ...own, ...isNewest }, { $set: { report } });
    },

    async listVersions(userId: string) {
      const newestFirst = (await find(userId))?.versions.toReversed() ?? [];
      return newestFirst.map(({ version, bio, at }) => ({ version, bio, at: at.toISOString() }));
    },

    /** Replaces `baseVersion`; returns `null` and changes nothing when that is not the current version. */
    async save(userId: string, bio: string, baseVersion: number, at: Date): Promise<BioRecord | null> {
      const before = await find(userId);
      if ((before?.version ?? 0) !== baseVersion) return null;
      const version = baseVersion + 1;
      const versions = [...(before?.versions ?? []), ...(bio === '' ? [] : [{ version, bio, at }])].slice(
        -maxBioVersions,
      );
      const next = { _id: userId, bio, version, updatedAt: at, versions };
      return (await writeOver(before, next)) ? toKeptBio(next) : null;
    },
  };
}
