import { isAnalyzed, isWaiting, type Photo } from '../../../lib/photo.ts';

/** The photos by their state. */
export function groupPhotos(all: readonly Photo[]) {
  return {
    all,
    analyzed: all.filter(isAnalyzed),
    /** Not requested yet. */
    waiting: all.filter((photo) => isWaiting(photo) && !photo.analyzing),
    failed: all.filter(({ error }) => error !== null),
  };
}
export type PhotoGroups = ReturnType<typeof groupPhotos>;
