import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { ReaderRequest, ReaderResponse } from '../features/screenshot/lib/reader-worker.ts';
import type { Pixels } from '../features/screenshot/reader/pixels.ts';
import { readScreenshot } from '../features/screenshot/reader/read-screenshot.ts';
import type { Recognize } from '../features/screenshot/reader/recognized-text.ts';
import { createRecognizer } from '../features/screenshot/reader/tesseract.ts';

/** The recognizer's code and the data of its languages, all served beside this worker. */
const files = {
  core: new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm', import.meta.url),
  hun: new URL('@tesseract.js-data/hun/4.0.0_best_int/hun.traineddata.gz', import.meta.url),
  eng: new URL('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', import.meta.url),
};
/** Bytes of all files, for the progress. */
const totalBytes = 8_660_000;
/** The part of the progress that loading takes the first time. */
const loadingShare = 0.5;

const answer = (response: ReaderResponse) => self.postMessage(response);

let recognizer: Promise<Recognize> | null = null;

async function startRecognizer(): Promise<Recognize> {
  let loaded = 0;
  const onBytes = (count: number) => {
    loaded += count;
    answer({ kind: 'progress', share: Math.min(1, loaded / totalBytes) * loadingShare });
  };
  const [wasmBinary, hun, eng] = await Promise.all([
    load(files.core, onBytes),
    load(files.hun, onBytes).then(unpack),
    load(files.eng, onBytes).then(unpack),
  ]);
  return createRecognizer(await createCore({ wasmBinary }), { hun, eng });
}

async function load(url: URL, onBytes: (count: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, body } = await fetch(url);
  if (!ok || !body) throw new Error(`${url.pathname} did not load.`);
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        onBytes(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  return readAll(counted);
}

const unpack = (packed: Uint8Array<ArrayBuffer>) =>
  readAll(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));

const readAll = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

async function decode(picture: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

self.onmessage = async ({ data }: MessageEvent<ReaderRequest>) => {
  const picture = await decode(data.picture).catch(() => null);
  if (!picture) return answer({ kind: 'failed', reason: 'picture' });
  try {
    const start = recognizer ? 0 : loadingShare;
    recognizer ??= startRecognizer();
    const recognize = await recognizer;
    const onProgress = (share: number) => answer({ kind: 'progress', share: start + (1 - start) * share });
    answer({ kind: 'read', text: readScreenshot(picture, recognize, onProgress) });
  } catch {
    answer({ kind: 'failed', reason: 'reader' });
  }
};
