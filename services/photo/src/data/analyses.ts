import type { Face } from '@datewright/contracts/photo/facts';
import { resultDays } from '@datewright/contracts/photo/limits';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { type ClaimedWork, claimedWorkFields, type NewWork, workBook } from '@datewright/service-kit/claimed-work';
import { type Connection, Schema } from 'mongoose';

/** One photo that a member asked about: what came of it, and never the photo. */
export interface Analysis extends ClaimedWork {
  /** Hash of the bytes that were sent (SHA-256): tells whether a picture that comes later is the same one. */
  upload: string;
  result?: PhotoResult;
  /** Those that the member was asked to choose from. */
  faces?: Face[];
}
export type NewAnalysis = NewWork<Analysis>;

const schema = new Schema<Analysis>(
  { ...claimedWorkFields, upload: String, result: Schema.Types.Mixed, faces: Schema.Types.Mixed },
  { versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ createdAt: 1 });

export type Analyses = ReturnType<typeof analyses>;

export function analyses(connection: Connection, now: () => number) {
  const model = connection.model<Analysis>('Analysis', schema, 'analyses');
  const work = workBook<Analysis>(model);
  return {
    ...work,
    keepResult: (analysis: Analysis, result: PhotoResult) =>
      work.change(analysis, { $set: { result }, $unset: { faces: 1 } }),
    keepFaces: (analysis: Analysis, faces: Face[]) => work.change(analysis, { $set: { faces } }),
    /** What of a photo that has a result tells whether another picture is the same. */
    async resultOf(userId: string, operationId: string): Promise<{ upload: string } | null> {
      const found = await work.find(userId, operationId);
      return found?.state === 'done' && found.result ? { upload: found.upload } : null;
    },
    async operationsOf(userId: string): Promise<string[]> {
      const found = await model.find({ userId }, { operationId: 1 }).lean<Pick<Analysis, 'operationId'>[]>().exec();
      return found.map(({ operationId }) => operationId);
    },
    async remove(userId: string, operationId: string): Promise<void> {
      await model.deleteOne({ userId, operationId });
    },
    async removeAll(userId: string): Promise<number> {
      return (await model.deleteMany({ userId })).deletedCount;
    },
    /** Forgets what is older than we promise to remember. */
    async sweep(): Promise<void> {
      await model.deleteMany({ createdAt: { $lt: new Date(now() - resultDays * 24 * 3600_000) } });
    },
  };
}
