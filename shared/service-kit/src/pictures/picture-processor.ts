import { AppError } from '../errors/app-error.ts';
import { createFairSemaphore } from '../limits/fair-semaphore.ts';
import { createDecoderProcess, getDecodeTimeoutMs } from './decoder-process.ts';
import type { PictureKind } from './picture-kind.ts';
import { sanitizePicture } from './sanitize-picture.ts';

export interface PictureOptions {
  /** Whose picture it is: one member's pictures take turns. */
  owner: string;
  kinds: readonly PictureKind[];
  /** Pixels of the longer side of what comes out. */
  longestEdge: number;
  /** JPEG, 1 to 100. */
  quality: number;
}

/** Sizes are of the picture as it stands upright: what came out, and the original. */
export interface PreparedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  original: { width: number; height: number };
}

/** The one way by which a picture comes in. */
export interface PictureProcessor {
  /**
   * A picture as an AI may see it: upright, small, re-encoded as JPEG, without metadata. Its container is walked first,
   * and it is unpacked in a process of its own with a limit of memory and time. Throws `unreadable_image`, or
   * `unavailable` when too many wait.
   */
  prepare(bytes: Buffer, wish: PictureOptions): Promise<PreparedPicture>;
  close(): void;
}

/** Pictures that are unpacked at once. */
const decoderProcessCount = 2;

export function createPictureProcessor(): PictureProcessor {
  const places = Array.from({ length: decoderProcessCount }, createDecoderProcess);
  const queue = createFairSemaphore(places);
  // One at a time: it takes as much memory as four others.
  const heicQueue = createFairSemaphore(['the one place']);
  return {
    async prepare(bytes, { owner, kinds, longestEdge, quality }) {
      try {
        const { kind, bytes: walked, hasNoEnd = false } = sanitizePicture(bytes, kinds);
        const order = { kind, bytes: walked, hasNoEnd, longestEdge, quality };
        const decode = () => queue.run(owner, (child) => child.run(order, { longest: getDecodeTimeoutMs(kind) }));
        const decoded = await (kind === 'heic' ? heicQueue.run(owner, decode) : decode());
        return { ...decoded, jpeg: Buffer.from(decoded.jpeg) };
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError('unreadable_image', { cause });
      }
    },
    close() {
      for (const child of places) child.stop();
    },
  };
}
