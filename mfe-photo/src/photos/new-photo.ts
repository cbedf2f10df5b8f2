import { newId } from '@datewright/sdk/host';
import type { KeptPhoto } from './photo.ts';

let chosen = 0;

/** A photo that was chosen a moment ago. */
export function newPhoto(part: Pick<KeptPhoto, 'name' | 'file' | 'thumbnail' | 'error'>): KeptPhoto {
  chosen += 1;
  const place = String(chosen).padStart(6, '0');
  return { id: `${Date.now()}-${place}-${newId().slice(0, 8)}`, operationId: newId(), result: null, ...part };
}
