import type { ScreenText } from '../reader/read-screenshot.ts';

export interface ReaderRequest {
  picture: Blob;
}

/** `picture`: nothing can be decoded. `reader`: the recognizer did not load or start. */
type ReaderFailure = 'picture' | 'reader';

export type ReaderResponse =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; text: ScreenText }
  | { kind: 'failed'; reason: ReaderFailure };

export class ReaderError extends Error {
  readonly reason: ReaderFailure;

  constructor(reason: ReaderFailure) {
    super(`The ${reason} failed.`);
    this.reason = reason;
  }
}

interface ReadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

declare const __webpack_public_path__: string;

/** Milliseconds without any progress, after which the reader counts as failed. */
const timeoutMs = 60_000;

const isSupported = () => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis && 'WebAssembly' in globalThis;

/**
 * Reads pictures of one chat one after the other in a worker; they do not leave the device. The worker ends with the
 * last picture, because the recognizer takes a hundred megabytes. Throws a `ReaderError`, or the signal's reason.
 */
export async function readOnDevice(
  pictures: readonly Blob[],
  { signal, onProgress }: ReadOptions,
): Promise<ScreenText[]> {
  if (!isSupported()) throw new ReaderError('reader');
  const worker = new Worker(new URL(`${__webpack_public_path__}workers/read-screenshot.js`, location.href));
  const texts: ScreenText[] = [];
  try {
    for (const [at, picture] of pictures.entries()) {
      const onShare = (share: number) => onProgress((at + share) / pictures.length);
      texts.push(await readOne(worker, picture, { signal, onProgress: onShare }));
    }
    return texts;
  } finally {
    worker.terminate();
  }
}

function readOne(worker: Worker, picture: Blob, { signal, onProgress }: ReadOptions): Promise<ScreenText> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const fail = () => reject(new ReaderError('reader'));
    let timer = setTimeout(fail, timeoutMs);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ReaderResponse>) => {
      clearTimeout(timer);
      if (data.kind === 'read') return resolve(data.text);
      if (data.kind === 'failed') return reject(new ReaderError(data.reason));
      timer = setTimeout(fail, timeoutMs);
      onProgress(data.share);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    worker.postMessage({ picture } satisfies ReaderRequest);
  });
}
