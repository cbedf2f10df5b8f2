import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import type { StoredPhoto } from '../../../lib/photo.ts';
import { createPhoto } from '../../../lib/photo-store/create-photo.ts';
import { getSize, maxSide, toDataUrl, toSmallJpeg } from '../../../lib/picture.ts';
import type { UploadCopy } from './upload-copy.ts';

const maxPixels = 40_000_000;

/** A chosen file as a photo with its thumbnail. One that can't be read becomes a photo with an error. */
export async function readFile(
  file: File,
  { preview, copy }: { preview: (file: File) => Promise<Blob | null>; copy: UploadCopy },
): Promise<StoredPhoto> {
  const { name } = file;
  const failed = (code: string, message: string) =>
    createPhoto({ name, file: null, thumbnail: '', error: { code, message } });
  if (file.size > photoMaxBytes) return failed('image_too_large', copy.tooLarge);
  let picture: Blob = file;
  let size = await getSize(file).catch(() => null);
  if (!size) {
    // Not a picture for this browser; ours may read it, such as HEIC.
    const shown = await preview(file);
    size = shown && (await getSize(shown).catch(() => null));
    if (!shown || !size) return failed('unreadable', copy.unreadable);
    picture = shown;
  }
  if (size.width * size.height > maxPixels) return failed('too_many_pixels', copy.tooManyPixels);
  const thumbnail = await toSmallJpeg(picture, maxSide.thumbnail).then(toDataUrl, () => null);
  if (!thumbnail) return failed('unreadable', copy.unreadable);
  return createPhoto({ name, file: picture, thumbnail, error: null });
}
