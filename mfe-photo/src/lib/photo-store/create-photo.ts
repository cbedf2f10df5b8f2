import { newId } from '@datewright/sdk/host';
import type { StoredPhoto } from '../photo.ts';

let createdCount = 0;

/** The id of a chosen photo: photos are sorted by it, in the order of choosing. */
export function createPhotoId(): string {
  createdCount += 1;
  return `${Date.now()}-${String(createdCount).padStart(6, '0')}-${newId().slice(0, 8)}`;
}

/** A newly chosen photo. */
export const createPhoto = (
  part: Pick<StoredPhoto, 'name' | 'file' | 'thumbnail' | 'error'> & { id?: string },
): StoredPhoto => ({ id: createPhotoId(), operationId: newId(), result: null, ...part });
