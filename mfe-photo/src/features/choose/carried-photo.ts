import { carriedPhoto, carriedPhotoKey, carriedPhotoLasts } from '@datewright/contracts/photo/carried-photo';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { jpegOf } from '../../photos/picture.ts';

/** The photo that this tab's visitor tried before signing in; it is forgotten with the asking. */
export function takeCarriedPhoto(now = Date.now()): File | null {
  const carried = readKept('sessionStorage', carriedPhotoKey, carriedPhoto);
  writeKept('sessionStorage', carriedPhotoKey, null);
  if (!carried || now - carried.at >= carriedPhotoLasts) return null;
  const { name, picture } = carried;
  try {
    const jpeg = jpegOf(picture.slice(picture.indexOf(',') + 1));
    return new File([jpeg], name, { type: jpeg.type });
  } catch {
    // No base64 after all: somebody else wrote it.
    return null;
  }
}
