import { AppError } from '@datewright/service-kit/errors';
import { type PictureWish, pictures } from '@datewright/service-kit/pictures/pictures';

type Taken = Awaited<ReturnType<ReturnType<typeof pictures>['prepare']>>;

/** The kit's way in for pictures, as photos of members take it. */
export interface PhotoIntake {
  /** Throws `not_a_photo`, or `unavailable` when too many wait. */
  take(owner: string, bytes: Buffer, wish: Pick<PictureWish, 'longestEdge' | 'quality'>): Promise<Taken>;
  close(): void;
}

const kinds = ['jpeg', 'png', 'webp', 'heic', 'avif'] as const;

export function photoIntake(): PhotoIntake {
  const { prepare, close } = pictures();
  return {
    async take(owner, bytes, wish) {
      try {
        return await prepare(bytes, { owner, kinds, ...wish });
      } catch (error) {
        const isUnreadable = error instanceof AppError && error.code === 'unreadable_image';
        throw isUnreadable ? new AppError('not_a_photo', { cause: error }) : error;
      }
    },
    close,
  };
}
