import { type AnalyzedPhoto, getPhotoType } from '../../../lib/photo.ts';
import { filterProfilePhotos, findLeadFlaw, isLifestyle } from './photo-traits.ts';

/** What no photo of the profile shows, the most useful first; types only where the AI has seen every photo. */
export function findMissingTypes(photos: readonly AnalyzedPhoto[]): ('lead' | 'fullBody' | 'lifestyle')[] {
  const shown = filterProfilePhotos(photos);
  const areSeen = shown.every(({ result }) => result.sees);
  const missing = {
    lead: !shown.some((photo) => findLeadFlaw(photo) === null),
    fullBody: areSeen && !shown.some((photo) => getPhotoType(photo) === 'full_body'),
    lifestyle: areSeen && !shown.some(isLifestyle),
  };
  return (['lead', 'fullBody', 'lifestyle'] as const).filter((what) => missing[what]);
}
