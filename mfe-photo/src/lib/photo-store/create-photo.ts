import { newId } from '@datewright/sdk/host';
import type { StoredPhoto } from '../photo.ts';

let createdCount = 0;

/** A newly chosen photo. */
export function createPhoto(part: Pick<StoredPhoto, 'name' | 'file' | 'thumbnail' | 'error'>): StoredPhoto {
  createdCount += 1;
  const place = String(createdCount).padStart(6, '0');
  return { id: `${Date.now()}-${place}-${newId().slice(0, 8)}`, operationId: newId(), result: null, ...part };
}
