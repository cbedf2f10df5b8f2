import type { Area } from '@datewright/contracts/photo/area';
import { drawScaledImage } from './draw-scaled-image.ts';

export interface FaceDetectionRequest {
  /** Red, green, blue and alpha of each pixel. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

export interface FaceDetectionResponse {
  /** `null`: nobody could look. */
  faces: Area[] | null;
}

/** Larger pictures show the detector no more faces: the service looks at this size, too. */
const maxEdgePx = 1024;

/** Milliseconds after which a detector that says nothing is given up: its files are large, and a phone is slow. */
const timeoutMs = 90_000;

declare const __webpack_public_path__: string;

/**
 * The faces on a photo, found in a worker of this page; the photo goes to no server. Throws when that can't be done here,
 * or when `signal` gives it up.
 */
export async function detectFaces(picture: ImageBitmap, signal: AbortSignal): Promise<Area[]> {
  const context = drawScaledImage(document.createElement('canvas'), picture, maxEdgePx);
  const { width, height } = context.canvas;
  const question: FaceDetectionRequest = { pixels: context.getImageData(0, 0, width, height).data, width, height };
  const worker = new Worker(new URL(`${__webpack_public_path__}workers/faces.js`, location.href));
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    const { faces } = await new Promise<FaceDetectionResponse>((resolve, reject) => {
      late = setTimeout(() => reject(new Error('too late')), timeoutMs);
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
