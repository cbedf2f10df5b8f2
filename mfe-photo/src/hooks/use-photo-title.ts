import { useCopy } from '../copy/use-copy.ts';
import { type AnalyzedPhoto, getPhotoType } from '../lib/photo.ts';

/** Names an analyzed photo by its type, or by its place (from 0) when nobody has seen what it shows. */
export function usePhotoTitle(): (photo: AnalyzedPhoto, place: number) => string {
  const { results: copy } = useCopy();
  return (photo, place) => {
    const type = getPhotoType(photo);
    return type === null ? copy.untyped(place + 1) : copy.types[type];
  };
}
