import type { AnalyzedPhoto, StoredPhoto } from '../../../lib/photo.ts';
import { maxSide, toDataUrl, toSmallJpeg, turnJpeg } from '../../../lib/picture.ts';

/** The upright photo with the result that it has then; null when there is nothing to turn. */
export async function turnUpright({ file, result }: AnalyzedPhoto): Promise<Partial<StoredPhoto> | null> {
  const { turned, ...rest } = result;
  if (!turned || !file) return null;
  const upright = await turnJpeg(file, result.measured.turn ?? 0);
  const thumbnail = await toDataUrl(await toSmallJpeg(upright, maxSide.thumbnail));
  return { file: upright, thumbnail, isTurned: true, result: { ...rest, ...turned } };
}
