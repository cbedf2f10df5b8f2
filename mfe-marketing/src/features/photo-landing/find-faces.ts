import type { Area } from '@datewright/contracts/photo/area';
import { drawSmall } from './draw-small.ts';

export interface FacesQuestion {
  /** Red, green, blue and alpha of each pixel. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

export interface FacesAnswer {
  /** `null`: nobody could look. */
  faces: Area[] | null;
}

/** Larger pictures show the detector no more faces: the service looks at this size, too. */
const longestEdge = 1024;

/** Milliseconds after which a detector that says nothing is given up: its files are large, and a phone is slow. */
const patience = 90_000;

declare const __webpack_public_path__: string;

/**
 * The faces on a photo, found in a worker of this page; the photo goes to no server. Throws when that can't be done here,
 * or when `signal` gives it up.
 */
export async function findFaces(picture: ImageBitmap, signal: AbortSignal): Promise<Area[]> {
  const context = drawSmall(document.createElement('canvas'), picture, longestEdge);
  const { width, height } = context.canvas;
  const question: FacesQuestion = { pixels: context.getImageData(0, 0, width, height).data, width, height };
  const worker = new Worker(new URL(`${__webpack_public_path__}workers/faces.js`, location.href));
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    const { faces } = await new Promise<FacesAnswer>((resolve, reject) => {
      late = setTimeout(() => reject(new Error('too late')), patience);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error('no worker'));
      worker.postMessage(question);
    });
    if (!faces) throw new Error('no detector');
    return faces;
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
}
