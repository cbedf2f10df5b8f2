import type { StoredPhoto } from '../../../lib/photo.ts';
import type { AnalysisRequest } from './analysis-request.ts';

/** The photos of a request that have neither a result nor an error yet. */
export const listUnfinishedPhotos = (photos: readonly StoredPhoto[], request: AnalysisRequest | null) =>
  photos.filter(
    ({ operationId, result, error }) =>
      request?.photos.some((photo) => photo.operationId === operationId) && result === null && error === null,
  );
