import { point } from '@datewright/contracts/photo/area';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import { type PaidByJob, paidByJob } from '@datewright/service-kit/paid-work/by-job';
import type { ToolBase } from '@datewright/service-kit/tool-base';
import type { PhotoConfig } from './config.ts';
import type { Counters } from './counters.ts';
import type { Analysis, NewAnalysis } from './data/analyses.ts';
import { type LookingParts, lookAtPhoto } from './use-cases/look-at-photo.ts';

const asked = z.object({ own: z.optional(point) });
export type AnalysisWork = PaidByJob<Analysis, NewAnalysis, z.output<typeof asked>>;

/** Longer than a photo may wait, and then be looked at. */
const holdSeconds = 15 * 60;

/** Each photo is a job of its own, and a credit of its own. */
export function analysisWork(
  base: ToolBase & { config: PhotoConfig },
  looking: LookingParts,
  { photos }: Counters,
): AnalysisWork {
  const { jobs, background, credits, now } = base;
  const { analyses, waiting } = looking;
  return paidByJob({
    jobs,
    background,
    name: 'photo',
    concurrency: base.config.PHOTOS_AT_ONCE,
    credits,
    book: analyses,
    now,
    asked,
    tool: 'photoanalyzer',
    holdSeconds,
    async write(analysis, { own }, { signal, tell }) {
      try {
        return await lookAtPhoto(looking, analysis, { own, signal, tell });
      } catch (error) {
        if (!signal.aborted) photos.inc({ outcome: error instanceof AppError ? error.code : 'internal' });
        throw error;
      }
    },
    async keep(analysis, result: PhotoResult) {
      const isKept = await analyses.keepResult(analysis, result);
      if (isKept) photos.inc({ outcome: 'analyzed' });
      return isKept;
    },
    isKept: ({ result }) => result !== undefined,
    forget: ({ userId, operationId }) => waiting.removeAll({ userId, operationId }),
  });
}
