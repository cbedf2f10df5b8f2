import { AppError } from '@datewright/service-kit/errors/app-error';
import type { PictureOptions, PictureProcessor } from '@datewright/service-kit/pictures/picture-processor';

const kinds = ['jpeg', 'png', 'webp', 'heic', 'avif'] as const;

/**
 * Prepares a member's photo with the kit's picture intake. Throws `not_a_photo`, or `unavailable` when too many wait.
 */
export async function preparePicture(
  { pictures }: { pictures: PictureProcessor },
  bytes: Buffer,
  wish: Omit<PictureOptions, 'kinds'>,
): ReturnType<PictureProcessor['prepare']> {
  try {
    return await pictures.prepare(bytes, { ...wish, kinds });
  } catch (error) {
    const isUnreadable = error instanceof AppError && error.code === 'unreadable_image';
    throw isUnreadable ? new AppError('not_a_photo', { cause: error }) : error;
  }
}
