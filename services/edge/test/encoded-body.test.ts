import { randomBytes } from 'node:crypto';
import type zlib from 'node:zlib';
import { brotliDecompressSync } from 'node:zlib';
import { encodeBody } from '../src/encoded-body.ts';

let atOnce = 0;
let mostAtOnce = 0;

jest.mock('node:zlib', () => {
  const real = jest.requireActual<typeof zlib>('node:zlib');
  const brotliCompress = (bytes: Buffer, options: object, done: (error: Error | null, packed: Buffer) => void) => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    real.brotliCompress(bytes, options, (error, packed) => {
      atOnce--;
      done(error, packed);
    });
  };
  return { ...real, brotliCompress };
});

test('When many files come at once, then all are packed, and few hold a thread', async () => {
  const files = Array.from({ length: 12 }, () => Buffer.from(randomBytes(500).toString('base64')));
  const bodies = await Promise.all(files.map((bytes) => encodeBody('text/javascript', bytes)));
  expect(bodies.map(({ bytes }) => brotliDecompressSync(bytes))).toEqual(files);
  expect(mostAtOnce).toBe(2);
});
