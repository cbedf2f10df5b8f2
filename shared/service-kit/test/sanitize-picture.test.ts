import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { detectPictureKind } from '../src/pictures/picture-kind.ts';
import { sanitizePicture } from '../src/pictures/sanitize-picture.ts';

const all = ['png', 'jpeg', 'webp', 'avif', 'heic'] as const;
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** A PNG with further chunks after its header. */
function pngWith(png: Buffer, ...chunks: [type: string, body: Buffer][]): Buffer {
  const extra = chunks.map(([type, body]) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body, Buffer.alloc(4)]);
  });
  return Buffer.concat([png.subarray(0, 33), ...extra, png.subarray(33)]);
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('A sanitized %s can still be decoded', async (kind) => {
  const bytes = await blank(320, 200)[kind]().toBuffer();
  const walked = sanitizePicture(bytes, all);
  expect(walked).toMatchObject({ kind, width: 320, height: 200, weight: 64_000 });
  expect(await sharp(Buffer.concat(walked.parts)).metadata()).toMatchObject({ width: 320, height: 200 });
});

test('Removes texts and profiles of a PNG before anything is decompressed', async () => {
  const bomb = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]);
  const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(5_000_000))]);
  const png = pngWith(await blank(30, 30).png().toBuffer(), ['zTXt', bomb], ['iTXt', bomb], ['iCCP', profile]);
  const bytes = Buffer.concat(sanitizePicture(png, all).parts);
  expect(bytes.length).toBeLessThan(1000);
  for (const name of ['zTXt', 'iTXt', 'iCCP']) expect(bytes.includes(name)).toBe(false);
});

test('Keeps the orientation of a JPEG and removes comments, location and makers’ notes', async () => {
  const jpeg = await blank(40, 20)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 'c')]);
  const flooded = Buffer.concat([jpeg.subarray(0, 2), ...Array(200).fill(comment), jpeg.subarray(2)]);
  const bytes = Buffer.concat(sanitizePicture(flooded, all).parts);
  expect(bytes.length).toBeLessThan(jpeg.length + 10);
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a GIF', () => blank(10, 10).gif().toBuffer()],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', () => Buffer.alloc(0)],
  ['a head only', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['half a PNG', async () => (await blank(300, 300).png().toBuffer()).subarray(0, 60)],
  ['half a JPEG', async () => (await blank(300, 300).jpeg().toBuffer()).subarray(0, 100)],
  ['half a WebP', async () => (await blank(300, 300).webp().toBuffer()).subarray(0, 60)],
  ['half an AVIF', async () => (await blank(300, 300).avif().toBuffer()).subarray(0, 60)],
  ['a PNG of 900 million pixels', async () => sized(await blank(10, 10).png().toBuffer(), 30_000, 30_000)],
  ['a PNG that is a line', async () => sized(await blank(10, 10).png().toBuffer(), 1_000_000, 1)],
  ['a PNG of twenty-five million pixels of sixteen bits', async () => deep(await blank(10, 10).png().toBuffer())],
  ['a JPEG of too many segments', async () => manySegments(await blank(10, 10).jpeg().toBuffer())],
  [
    'a PNG that is a zip as well',
    async () => Buffer.concat([Buffer.from('PK\x03\x04'), await blank(9, 9).png().toBuffer()]),
  ],
])('Refuses %s before decoding', async (_what, make) => {
  const bytes = await make();
  expect(() => sanitizePicture(bytes, all)).toThrow();
});

function sized(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

function deep(png: Buffer): Buffer {
  const changed = sized(png, 5000, 5000);
  changed[24] = 16;
  return changed;
}

function manySegments(jpeg: Buffer): Buffer {
  const empty = Buffer.from([0xff, 0xfe, 0x00, 0x02]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array(1001).fill(empty), jpeg.subarray(2)]);
}

test('Ignores what follows the end of a picture', async () => {
  const png = await blank(20, 20).png().toBuffer();
  const { parts } = sanitizePicture(Buffer.concat([png, Buffer.alloc(5000, 'x')]), all);
  expect(Buffer.concat(parts).length).toBeLessThanOrEqual(png.length);
});

test('Ignores the declared name and type of a file', async () => {
  expect(detectPictureKind(await blank(5, 5).gif().toBuffer())).toBeNull();
  const jpeg = await blank(5, 5).jpeg().toBuffer();
  expect(() => sanitizePicture(jpeg, ['png'])).toThrow('another kind');
});
