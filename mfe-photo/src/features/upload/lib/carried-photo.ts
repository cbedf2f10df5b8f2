import { photoHandoff, photoHandoffKey, photoHandoffLifetimeMs } from '@datewright/contracts/photo/photo-handoff';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { decodeJpeg } from '../../../lib/picture.ts';

/** The photo that this tab's visitor tried before signing in; it is forgotten with the asking. */
export function takeCarriedPhoto(now = Date.now()): File | null {
  const carried = readPersisted('sessionStorage', photoHandoffKey, photoHandoff);
  writePersisted('sessionStorage', photoHandoffKey, null);
  if (!carried || now - carried.at >= photoHandoffLifetimeMs) return null;
  const { name, picture } = carried;
  try {
    const jpeg = decodeJpeg(picture.slice(picture.indexOf(',') + 1));
    return new File([jpeg], name, { type: jpeg.type });
  } catch {
    // No base64 after all: somebody else wrote it.
    return null;
  }
}
