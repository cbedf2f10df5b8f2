import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import { newPhoto } from '../../photos/new-photo.ts';
import type { KeptPhoto } from '../../photos/photo.ts';
import { dataUrlOf, longestSide, sizeOf, smallJpeg } from '../../photos/picture.ts';
import type { ChooseCopy } from './choose-copy.ts';

const maxPixels = 40_000_000;

/** A chosen file as a photo with its thumbnail. One that can't be read becomes a photo with an error. */
export async function readFile(
  file: File,
  { preview, copy }: { preview: (file: File) => Promise<Blob | null>; copy: ChooseCopy },
): Promise<KeptPhoto> {
  const { name } = file;
  const failed = (code: string, message: string) =>
    newPhoto({ name, file: null, thumbnail: '', error: { code, message } });
  if (file.size > photoMaxBytes) return failed('image_too_large', copy.tooLarge);
  let picture: Blob = file;
  let size = await sizeOf(file).catch(() => null);
  if (!size) {
    // Not a picture for this browser; ours may read it, such as HEIC.
    const shown = await preview(file);
    size = shown && (await sizeOf(shown).catch(() => null));
    if (!shown || !size) return failed('unreadable', copy.unreadable);
    picture = shown;
  }
  if (size.width * size.height > maxPixels) return failed('too_many_pixels', copy.tooManyPixels);
  const thumbnail = await smallJpeg(picture, longestSide.thumbnail).then(dataUrlOf, () => null);
  if (!thumbnail) return failed('unreadable', copy.unreadable);
  return newPhoto({ name, file: picture, thumbnail, error: null });
}
