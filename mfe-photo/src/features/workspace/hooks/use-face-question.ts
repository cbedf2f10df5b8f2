import { useState } from 'react';
import type { Photo } from '../../../lib/photo.ts';

/** Asks which face is the member's own. */
export function useFaceQuestion(photos: readonly Photo[]) {
  const [photoId, setPhotoId] = useState<string | null>(null);
  return {
    photo: photos.find(({ id, error }) => id === photoId && error?.code === 'which_face') ?? null,
    open: ({ id }: Photo) => setPhotoId(id),
    close: () => setPhotoId(null),
  };
}
export type FaceQuestion = ReturnType<typeof useFaceQuestion>;
