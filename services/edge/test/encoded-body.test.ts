import { randomBytes } from 'node:crypto';
import type zlib from 'node:zlib';
import { brotliDecompressSync } from 'node:zlib';
import { encodeBody, recompress } from '../src/encoded-body.ts';

let activeCount = 0;
let peakConcurrency = 0;

jest.mock('node:zlib', () => {
  const real = jest.requireActual<typeof zlib>('node:zlib');
  const brotliCompress = (bytes: Buffer, options: object, done: (error: Error | null, packed: Buffer) => void) => {
    peakConcurrency = Math.max(peakConcurrency, ++activeCount);
    real.brotliCompress(bytes, options, (error, packed) => {
      activeCount--;
      done(error, packed);
    });
  };
  return { ...real, brotliCompress };
});

const script = () =>
  Buffer.from(Array.from({ length: 200 }, () => randomBytes(8).toString('base64')).join(' function '));

test('When many files are compressed at the highest quality, then they use few threads, and all are complete and smaller', async () => {
  const files = Array.from({ length: 12 }, script);
  const bodies = [];
  for (const bytes of files) bodies.push(await encodeBody('text/javascript', bytes));
  const quick = bodies.map(({ bytes }) => bytes.length);
  peakConcurrency = 0;
  await Promise.all(bodies.map((body, index) => recompress(body, files[index] as Buffer)));
  expect(peakConcurrency).toBe(2);
  expect(bodies.map(({ bytes }) => brotliDecompressSync(bytes))).toEqual(files);
  expect(bodies.filter(({ bytes }, index) => bytes.length >= (quick[index] ?? 0))).toEqual([]);
});

test('When a file is requested while others wait for compression, then it does not wait for them', async () => {
  const files = Array.from({ length: 50 }, script);
  const bodies = await Promise.all(files.map((bytes) => encodeBody('text/javascript', bytes)));
  let packed = 0;
  const waiting = bodies.map((body, index) => recompress(body, files[index] as Buffer).then(() => packed++));
  await encodeBody('text/javascript', script());
  expect(packed).toBeLessThan(bodies.length);
  await Promise.all(waiting);
});
