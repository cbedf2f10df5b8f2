import { AppError } from '../errors/app-error.ts';
import { createFairSemaphore, queueRetrySeconds } from '../limits/fair-semaphore.ts';
import { TaskFault } from '../processes/task-process.ts';
import { createDecoderProcess, getDecodeTimeoutMs } from './decoder-process.ts';
import { InvalidPictureError, type PictureKind } from './picture-kind.ts';
import { sanitizePicture } from './sanitize-picture.ts';

export interface PictureOptions {
  /** Pictures of one member are processed one after the other. */
  owner: string;
  kinds: readonly PictureKind[];
  /** Pixels of the longer side of the result. */
  longestEdge: number;
  /** JPEG quality, 1 to 100. */
  quality: number;
}

/** Sizes of the upright picture: of the result and of the original. */
export interface PreparedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  original: { width: number; height: number };
}

/** The only way to take in a picture. */
export interface PictureProcessor {
  /**
   * Returns the picture upright, small, re-encoded as JPEG and without metadata. Its container is sanitized first, then
   * it is decoded in a separate process with limits for memory and time. Throws `unreadable_image`, or `unavailable` with
   * `Retry-After` when too many wait or the machine is too slow.
   */
  prepare(bytes: Buffer, wish: PictureOptions): Promise<PreparedPicture>;
  close(): void;
}

const decoderProcessCount = 2;

export function createPictureProcessor(createDecoder = createDecoderProcess): PictureProcessor {
  const decoders = Array.from({ length: decoderProcessCount }, createDecoder);
  const queue = createFairSemaphore(decoders);
  // One at a time, because it takes as much memory as four others.
  const heicQueue = createFairSemaphore(['the one place']);
  return {
    async prepare(bytes, { owner, kinds, longestEdge, quality }) {
      try {
        const { kind, parts, hasNoEnd = false } = sanitizePicture(bytes, kinds);
        const task = { kind, hasNoEnd, longestEdge, quality };
        const how = { bytes: parts, longest: getDecodeTimeoutMs(kind) };
        const decode = () => queue.run(owner, (child) => child.run(task, how));
        const decoded = await (kind === 'heic' ? heicQueue.run(owner, decode) : decode());
        const { buffer, byteOffset, byteLength } = decoded.jpeg;
        return { ...decoded, jpeg: Buffer.from(buffer, byteOffset, byteLength) };
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        if (cause instanceof InvalidPictureError || cause instanceof TaskFault)
          throw new AppError('unreadable_image', { cause });
        // The decoder was too slow or died, as on a busy machine.
        throw new AppError('unavailable', { cause, retryAfter: queueRetrySeconds });
      }
    },
    close() {
      for (const child of decoders) child.stop();
    },
  };
}
