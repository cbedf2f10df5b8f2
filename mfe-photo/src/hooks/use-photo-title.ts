import { useCopy } from '../copy/use-copy.ts';
import { type AnalyzedPhoto, getPhotoType } from '../lib/photo.ts';
import { deservesTypeName } from '../lib/photo-verdict.ts';

/**
 * Names an analyzed photo by its type, plainly where the type's name would praise a photo that does not deserve it, or
 * by its place (from 0) when nobody has seen what it shows.
 */
export function usePhotoTitle(): (photo: AnalyzedPhoto, place: number) => string {
  const { results: copy } = useCopy();
  return (photo, place) => {
    const type = getPhotoType(photo);
    if (type === null) return copy.untyped(place + 1);
    return deservesTypeName(photo) ? copy.types[type] : copy.plainTypes[type];
  };
}
