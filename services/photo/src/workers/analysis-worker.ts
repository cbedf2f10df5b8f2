import { point } from '@datewright/contracts/photo/area';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import { createPaidJobs, type PaidJobs } from '@datewright/tool-kit/paid-requests/paid-jobs';
import type { PhotoConfig } from '../config.ts';
import type { Counters } from '../counters.ts';
import type { Analysis, NewAnalysis } from '../data/analysis-repository.ts';
import { type ReviewContext, reviewPhoto } from '../use-cases/review-photo.ts';

const requestSchema = z.object({ own: z.optional(point) });
export type AnalysisWorker = PaidJobs<Analysis, NewAnalysis, z.output<typeof requestSchema>>;

/** Longer than a photo may wait plus the time of its analysis. */
const reservationSeconds = 15 * 60;

/** Each photo is a job of its own that costs one credit. */
export function createAnalysisWorker(
  base: ToolContext & { config: PhotoConfig },
  looking: ReviewContext,
  { photos }: Counters,
): AnalysisWorker {
  const { analyses, waitingPictures } = looking;
  const options = {
    name: 'photo',
    concurrency: base.config.PHOTOS_AT_ONCE,
    tool: 'photoanalyzer',
    reservationSeconds,
    inputSchema: requestSchema,
    repository: analyses,
    hasAnswer: ({ result }: Analysis) => result !== undefined,
  } as const;
  return createPaidJobs(base, options, {
    async write(analysis, { own }, { signal, reportProgress }) {
      try {
        return await reviewPhoto(looking, analysis, { own, signal, reportProgress });
      } catch (error) {
        if (!signal.aborted) photos.inc({ outcome: error instanceof AppError ? error.code : 'internal' });
        throw error;
      }
    },
    async store(analysis, result: PhotoResult) {
      const isStored = await analyses.saveResult(analysis, result);
      if (isStored) photos.inc({ outcome: 'analyzed' });
      return isStored;
    },
    discardInput: ({ userId, operationId }) => waitingPictures.removeAll({ userId, operationId }),
  });
}
