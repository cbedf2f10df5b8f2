import type { JobProgress } from '@datewright/contracts/job';
import type { Photo, StoredPhoto } from '../../../lib/photo.ts';
import type { AnalysisRequest } from './analysis-request.ts';

/** The photos of a request that have neither a result nor an error yet. */
export const listUnfinishedPhotos = (photos: readonly StoredPhoto[], request: AnalysisRequest | null) =>
  photos.filter(
    ({ operationId, result, error }) =>
      request?.photos.some((photo) => photo.operationId === operationId) && result === null && error === null,
  );

export function countFinishedPhotos(photos: readonly StoredPhoto[], request: AnalysisRequest | null) {
  const all = request?.photos.length ?? 0;
  return { done: all - listUnfinishedPhotos(photos, request).length, all };
}

/** `progress` is by operation id. */
export function withProgress(
  photos: readonly StoredPhoto[],
  request: AnalysisRequest | null,
  progress: ReadonlyMap<string, JobProgress> | null | undefined,
): Photo[] {
  const unfinished = new Set(listUnfinishedPhotos(photos, request));
  return photos.map((photo) => ({
    ...photo,
    analyzing: unfinished.has(photo),
    progress: unfinished.has(photo) ? (progress?.get(photo.operationId) ?? null) : null,
  }));
}
