import { photoHandoff, photoHandoffKey, photoHandoffLifetimeMs } from '@datewright/contracts/photo/photo-handoff';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { decodeJpeg } from '../../../lib/picture.ts';

/** The photo that a visitor tried in this tab before signing in. Reading it deletes it. */
export function takeCarriedPhoto(): File | null {
  const carried = readPersisted('sessionStorage', photoHandoffKey, photoHandoff);
  writePersisted('sessionStorage', photoHandoffKey, null);
  if (!carried || Date.now() - carried.at >= photoHandoffLifetimeMs) return null;
  const { name, picture } = carried;
  try {
    const jpeg = decodeJpeg(picture.slice(picture.indexOf(',') + 1));
    return new File([jpeg], name, { type: jpeg.type });
  } catch {
    // The stored value is not base64, so this site did not write it.
    return null;
  }
}
