/** A picture to be rendered as a JPEG of this size. */
export interface ShrinkRequest {
  picture: Blob;
  width: number;
  height: number;
  type: string;
  quality: number;
}

/** `null`: the worker could not draw the picture. */
export interface ShrinkResponse {
  jpeg: Blob | null;
}

declare const __webpack_public_path__: string;

/** Two decoded photos are as many as the memory of a phone holds. */
export const workerCount = 2;
/** Milliseconds without an answer, after which the page draws by itself. */
const timeoutMs = 20_000;

const idle: Worker[] = [];
let isUnsupported = !('Worker' in globalThis && 'OffscreenCanvas' in globalThis);

/** Shrinks a picture in a worker; null where that is not possible. */
export async function shrinkInWorker(request: ShrinkRequest): Promise<Blob | null> {
  if (isUnsupported) return null;
  const worker = idle.pop() ?? new Worker(new URL(`${__webpack_public_path__}workers/shrink.js`, location.href));
  try {
    const jpeg = await new Promise<Blob | null>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('too late')), timeoutMs);
      worker.onmessage = ({ data }: MessageEvent<ShrinkResponse>) => {
        clearTimeout(timer);
        resolve(data.jpeg);
      };
      worker.onerror = () => {
        clearTimeout(timer);
        reject(new Error('no worker'));
      };
      worker.postMessage(request);
    });
    if (idle.length < workerCount) idle.push(worker);
    else worker.terminate();
    return jpeg;
  } catch {
    worker.terminate();
    isUnsupported = true;
    return null;
  }
}
