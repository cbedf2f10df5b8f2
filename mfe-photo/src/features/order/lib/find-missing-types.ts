import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { filterProfilePhotos, findLeadFlaw, isLifestyle } from './photo-traits.ts';

/** The types that no photo of the profile has, the most useful first. */
export function findMissingTypes(photos: readonly AnalyzedPhoto[]): ('lead' | 'fullBody' | 'lifestyle')[] {
  const shown = filterProfilePhotos(photos);
  const missing = {
    lead: !shown.some((photo) => findLeadFlaw(photo) === null),
    fullBody: !shown.some(({ result }) => result.type === 'full_body'),
    lifestyle: !shown.some(isLifestyle),
  };
  return (['lead', 'fullBody', 'lifestyle'] as const).filter((what) => missing[what]);
}
