import type { Area } from '@datewright/contracts/photo/area';
import { drawScaledImage } from './draw-scaled-image.ts';

export interface FaceDetectionRequest {
  /** RGBA of each pixel. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

export interface FaceDetectionResponse {
  /** `null`: detection failed. */
  faces: Area[] | null;
}

/** Larger pictures don't improve detection; the service uses the same size. */
const maxEdgePx = 1024;

/** Milliseconds before detection is aborted: its files are large for a slow phone. */
const timeoutMs = 90_000;

declare const __webpack_public_path__: string;

/**
 * Detects faces in a web worker; the photo is not uploaded. Throws when detection isn't possible or `signal` aborts it.
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
