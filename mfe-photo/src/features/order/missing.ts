import type { AnalyzedPhoto } from '../../photos/photo.ts';
import { inProfile, isLifestyle, leadFlaw } from './photo-traits.ts';

/** What no photo of a profile shows yet, the most useful first. */
export function missingOf(photos: readonly AnalyzedPhoto[]): ('lead' | 'fullBody' | 'lifestyle')[] {
  const shown = inProfile(photos);
  const missing = {
    lead: !shown.some((photo) => leadFlaw(photo) === null),
    fullBody: !shown.some(({ result }) => result.type === 'full_body'),
    lifestyle: !shown.some(isLifestyle),
  };
  return (['lead', 'fullBody', 'lifestyle'] as const).filter((what) => missing[what]);
}
