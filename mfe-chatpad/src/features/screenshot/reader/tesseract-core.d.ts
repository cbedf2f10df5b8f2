declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  import type { TesseractCore } from './tesseract.ts';

  /** Starts the recognizer's WebAssembly module. */
  export default function createCore(options: { wasmBinary: Uint8Array }): Promise<TesseractCore>;
}
