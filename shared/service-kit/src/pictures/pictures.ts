import { AppError } from '../errors.ts';
import { decodingChild, longestDecode } from './decoding-child.ts';
import type { PictureKind } from './kinds.ts';
import { turns } from './turns.ts';
import { walkPicture } from './walk.ts';

export interface PictureWish {
  /** Whose picture it is: one member's pictures take turns. */
  owner: string;
  kinds: readonly PictureKind[];
  /** Pixels of the longer side of what comes out. */
  longestEdge: number;
  /** JPEG, 1 to 100. */
  quality: number;
}

/** Sizes are of the picture as it stands upright: what came out, and the original. */
export interface Prepared {
  jpeg: Buffer;
  width: number;
  height: number;
  original: { width: number; height: number };
}

/** The one way by which a picture comes in. */
export interface Pictures {
  /**
   * A picture as an AI may see it: upright, small, re-encoded as JPEG, without metadata. Its container is walked first,
   * and it is unpacked in a process of its own with a limit of memory and time. Throws `unreadable_image`, or
   * `unavailable` when too many wait.
   */
  prepare(bytes: Buffer, wish: PictureWish): Promise<Prepared>;
  close(): void;
}

/** Pictures that are unpacked at once. */
const children = 2;

export function pictures(): Pictures {
  const places = Array.from({ length: children }, decodingChild);
  const queue = turns(places);
  // One at a time: it takes as much memory as four others.
  const heicQueue = turns(['the one place']);
  return {
    async prepare(bytes, { owner, kinds, longestEdge, quality }) {
      try {
        const { kind, bytes: walked, hasNoEnd = false } = walkPicture(bytes, kinds);
        const order = { kind, bytes: walked, hasNoEnd, longestEdge, quality };
        const decode = () => queue.take(owner, (child) => child.ask(order, { longest: longestDecode(kind) }));
        const decoded = await (kind === 'heic' ? heicQueue.take(owner, decode) : decode());
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
