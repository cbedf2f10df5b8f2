import { type AnalyzedPhoto, getPhotoType } from '../../../lib/photo.ts';
import { filterProfilePhotos, isLifestyle } from '../../../lib/photo-traits.ts';
import { canLead } from '../../../lib/photo-verdict.ts';

/** What no photo of the profile shows, the most useful first; types only where the AI has named every photo's. */
export function findMissingTypes(photos: readonly AnalyzedPhoto[]): ('lead' | 'fullBody' | 'lifestyle')[] {
  const shown = filterProfilePhotos(photos);
  const haveTypes = shown.every((photo) => getPhotoType(photo) !== null);
  const missing = {
    lead: !shown.some(canLead),
    fullBody: haveTypes && !shown.some((photo) => getPhotoType(photo) === 'full_body'),
    lifestyle: haveTypes && !shown.some(isLifestyle),
  };
  return (['lead', 'fullBody', 'lifestyle'] as const).filter((what) => missing[what]);
}
