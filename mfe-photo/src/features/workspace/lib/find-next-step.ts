import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { getLoss, listFlaws } from '../../../lib/photo-verdict.ts';
import { suggestFix } from '../../edit/lib/suggest-fix.ts';
import { findMissingTypes } from '../../order/lib/find-missing-types.ts';

/** The one thing that improves the profile most: a fix of a photo, at its position from 1, or a photo to add. */
export type NextStep =
  | { kind: 'turn' | 'brighten'; photo: AnalyzedPhoto; position: number }
  | { kind: ReturnType<typeof findMissingTypes>[number] };

const costliest = (photo: AnalyzedPhoto) => Math.max(0, ...listFlaws(photo).map(getLoss));

/** Fixes come first, as they take one tap. Null when no photo has one and none is missing. */
export function findNextStep(order: readonly AnalyzedPhoto[], photos: readonly AnalyzedPhoto[]): NextStep | null {
  const here = order.filter(({ isPlaceholder, file }) => !isPlaceholder && file);
  const lying = here.find(({ result }) => result.turned);
  const [dark] = here.filter(suggestFix).toSorted((one, other) => costliest(other) - costliest(one));
  const photo = lying ?? dark;
  if (photo) return { kind: lying ? 'turn' : 'brighten', photo, position: order.indexOf(photo) + 1 };
  const [kind] = findMissingTypes(photos);
  return kind ? { kind } : null;
}
