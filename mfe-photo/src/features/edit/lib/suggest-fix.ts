import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { leadOnly, listFlaws } from '../../../lib/photo-verdict.ts';
import { changeShape, type Edit, initialEdit } from './edit.ts';
import { suggestLight } from './suggest-edit.ts';

/** The edit that removes the main flaw of a photo; null where only another photo would. */
export function suggestFix(photo: AnalyzedPhoto): Edit | null {
  if (photo.result.turned) return null;
  // Where the photo does not lead, its verdict passes over these; where it does, no edit could mend them.
  const flaw = listFlaws(photo).find(({ id }) => !leadOnly.has(id));
  if (flaw?.id !== 'light' && flaw?.id !== 'shadows') return null;
  const light = suggestLight(photo);
  return light === null ? null : { ...initialEdit, light };
}

/** The edit with which a photo opens; `isCropped`: at the crop that the AI suggests. */
export function suggestEdit(photo: AnalyzedPhoto, isCropped: boolean): Edit {
  const edit = suggestFix(photo) ?? initialEdit;
  const { suggestedCrop } = photo.result;
  // The position of a crop is the same in a picture of any size.
  return isCropped && suggestedCrop ? changeShape(edit, suggestedCrop, photo, { width: 1, height: 1 }) : edit;
}
