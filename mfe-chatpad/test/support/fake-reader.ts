import type { ReaderRequest, ReaderResponse } from '../../src/features/screenshot/lib/reader-worker.ts';
import type { ScreenText } from '../../src/features/screenshot/reader/read-screenshot.ts';

export const noText: ScreenText = { messages: [], name: '', age: null, app: null, lines: [], isUnclear: false };

/** Replaces the browser's workers: each picture is answered by `respond`, which may answer later or never. */
export function installFakeReader(respond: (answer: (response: ReaderResponse) => void) => void) {
  const state = { started: 0, terminated: 0 };
  class FakeWorker {
    onmessage: ((event: { data: ReaderResponse }) => void) | null = null;
    onerror: (() => void) | null = null;
    constructor() {
      state.started++;
    }
    postMessage(_: ReaderRequest) {
      queueMicrotask(() => respond((data) => this.onmessage?.({ data })));
    }
    terminate() {
      state.terminated++;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker, OffscreenCanvas: class {}, __webpack_public_path__: '/' });
  return state;
}

export function removeFakeReader() {
  for (const name of ['Worker', 'OffscreenCanvas', '__webpack_public_path__']) Reflect.deleteProperty(globalThis, name);
}
