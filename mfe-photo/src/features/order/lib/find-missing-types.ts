import { type AnalyzedPhoto, getPhotoType } from '../../../lib/photo.ts';
import { filterProfilePhotos, isLifestyle } from '../../../lib/photo-traits.ts';
import { canLead } from '../../../lib/photo-verdict.ts';

/** What no photo of the profile shows, the most useful first; types only where the AI has seen every photo. */
export function findMissingTypes(photos: readonly AnalyzedPhoto[]): ('lead' | 'fullBody' | 'lifestyle')[] {
  const shown = filterProfilePhotos(photos);
  const areSeen = shown.every(({ result }) => result.sees);
  const missing = {
    lead: !shown.some(canLead),
    fullBody: areSeen && !shown.some((photo) => getPhotoType(photo) === 'full_body'),
    lifestyle: areSeen && !shown.some(isLifestyle),
  };
  return (['lead', 'fullBody', 'lifestyle'] as const).filter((what) => missing[what]);
}
