import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import type { ResultSummary } from '@datewright/contracts/photo/list-results';
import type { Face } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { filterBefore, type Page, toPage } from '@datewright/service-kit/database/page-cursor';
import { inSmallBatches } from '@datewright/service-kit/database/small-batches';
import {
  type NewPaidRequest,
  type PaidRequest,
  paidRequestFields,
} from '@datewright/tool-kit/paid-requests/paid-request';
import { createPaidRequestRepository } from '@datewright/tool-kit/paid-requests/paid-request-repository';
import { type Connection, Schema } from 'mongoose';

/** A photo that a member asked to be analyzed, with its result. The photo itself is never stored here. */
export interface Analysis extends PaidRequest {
  /** SHA-256 of the uploaded bytes: recognises the same picture when it is uploaded again. */
  upload: string;
  result?: PhotoResult;
  /** The faces that the member was asked to choose from. */
  faces?: Face[];
}
export type NewAnalysis = NewPaidRequest<Analysis>;

const analysisSchema = new Schema<Analysis>(
  { ...paidRequestFields, upload: String, result: Schema.Types.Mixed, faces: Schema.Types.Mixed },
  { versionKey: false },
);
analysisSchema.index({ userId: 1, createdAt: -1, _id: -1 });
analysisSchema.index({ createdAt: 1 });

export type AnalysisRepository = ReturnType<typeof createAnalysisRepository>;

export function createAnalysisRepository(connection: Connection, now: () => number) {
  const model = connection.model<Analysis>('Analysis', analysisSchema, 'analyses');
  const work = createPaidRequestRepository<Analysis>(model);
  const getExpiry = () => new Date(now() - resultRetentionDays * 24 * 3600_000);
  return {
    ...work,
    saveResult: (analysis: Analysis, result: PhotoResult) =>
      work.update(analysis, { $set: { result }, $unset: { faces: 1 } }),
    saveFaces: (analysis: Analysis, faces: Face[]) => work.update(analysis, { $set: { faces } }),
    /** The fields of an analyzed photo by which the same file is recognised. */
    async findResult(userId: string, operationId: string): Promise<{ upload: string } | null> {
      const found = await work.find(userId, operationId);
      return found?.state === 'done' && found.result ? { upload: found.upload } : null;
    },
    /** A page of results in short, newest first; those past their retention count as deleted. */
    async listResults(
      userId: string,
      { limit, before }: Page,
    ): Promise<{ results: ResultSummary[]; earlier: string | null }> {
      const found = await model
        .find({
          $and: [
            { userId, state: 'done', result: { $exists: true }, createdAt: { $gte: getExpiry() } },
            ...(before ? [filterBefore('createdAt', before)] : []),
          ],
        })
        .select({ operationId: 1, createdAt: 1, 'result.type': 1, 'result.score': 1, 'result.measured.print': 1 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<(Pick<Analysis, '_id' | 'operationId' | 'createdAt'> & { result: PhotoResult })[]>()
        .exec();
      const { items, earlier } = toPage(found, limit, ({ createdAt, _id }) => ({ at: createdAt, id: _id }));
      const results = items.map(({ operationId, createdAt, result: { type, score, measured } }) => ({
        operationId,
        at: createdAt.toISOString(),
        type,
        score,
        print: measured.print,
      }));
      return { results, earlier };
    },
    async listOperations(userId: string): Promise<string[]> {
      const found = await model.find({ userId }, { operationId: 1 }).lean<Pick<Analysis, 'operationId'>[]>().exec();
      return found.map(({ operationId }) => operationId);
    },
    /** All analyses with their results, for the data export. */
    stream: (userId: string): AsyncIterable<Analysis> => model.find({ userId }).lean<Analysis>().cursor(inSmallBatches),
    async removeOperation(userId: string, operationId: string): Promise<void> {
      await model.deleteOne({ userId, operationId });
    },
    async removeAll(userId: string): Promise<number> {
      return (await model.deleteMany({ userId })).deletedCount;
    },
    /** Deletes analyses that are older than the promised retention. */
    async deleteExpired(): Promise<void> {
      await model.deleteMany({ createdAt: { $lt: getExpiry() } });
    },
  };
}
