import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import type { StoredPhoto } from '../../../lib/photo.ts';
import { createPhoto, createPhotoId } from '../../../lib/photo-store/create-photo.ts';
import { getSize, maxSide, toDataUrl, toSmallJpeg } from '../../../lib/picture.ts';
import type { UploadCopy } from './upload-copy.ts';

const maxPixels = 40_000_000;

/** Turns a chosen file into a photo with a thumbnail, or into a photo with an error if it can't be read. */
export async function readFile(
  file: File,
  { preview, copy }: { preview: (file: File) => Promise<Blob | null>; copy: UploadCopy },
): Promise<StoredPhoto> {
  const { name } = file;
  const id = createPhotoId();
  const failed = (code: string, message: string) =>
    createPhoto({ id, name, file: null, thumbnail: '', error: { code, message } });
  if (file.type === 'image/gif') return failed('unreadable', copy.gif);
  if (file.size > photoMaxBytes) return failed('image_too_large', copy.tooLarge);
  let picture: Blob = file;
  let size = await getSize(file).catch(() => null);
  if (!size) {
    // This browser can't show the format; the service may be able to, for example HEIC.
    const shown = await preview(file);
    size = shown && (await getSize(shown).catch(() => null));
    if (!shown || !size) return failed('unreadable', copy.unreadable);
    picture = shown;
  }
  if (size.width * size.height > maxPixels) return failed('too_many_pixels', copy.tooManyPixels);
  const thumbnail = await toSmallJpeg(picture, maxSide.thumbnail).then(toDataUrl, () => null);
  if (!thumbnail) return failed('unreadable', copy.unreadable);
  return createPhoto({ id, name, file: picture, thumbnail, error: null });
}
