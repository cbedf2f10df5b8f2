import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createPictureProcessor, type PictureProcessor } from '../src/pictures/picture-processor.ts';
import { TaskFault } from '../src/processes/task-process.ts';

let intake: PictureProcessor;
beforeAll(() => {
  intake = createPictureProcessor();
});
afterAll(() => intake.close());

const wish = {
  owner: 'somebody',
  kinds: ['png', 'jpeg', 'webp', 'avif', 'heic'],
  longestEdge: 200,
  quality: 90,
} as const;
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const heicOfOurs = () => readFile(join(__dirname, 'fixtures/turned.heic'));

/** The colour at fractions of the width and height. */
async function colourAt(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const isNear = (one: number[], other: number[]) => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 20);

/** Transformations that the orientation undoes: red is then in the upper left corner. */
const turnsBack: [orientation: number, turn: (picture: Sharp) => Sharp][] = [
  [1, (picture) => picture],
  [2, (picture) => picture.flop()],
  [3, (picture) => picture.rotate(180)],
  [4, (picture) => picture.flip()],
  [5, (picture) => picture.flop().rotate(270)],
  [6, (picture) => picture.rotate(270)],
  [7, (picture) => picture.flop().rotate(90)],
  [8, (picture) => picture.rotate(90)],
];

describe.each(turnsBack)('A photo with orientation %i', (orientation, turn) => {
  test.each(['jpeg', 'webp', 'avif'] as const)('comes out upright as %s, with its upright size', async (kind) => {
    const red = await sharp({ create: { width: 150, height: 100, channels: 3, background: '#d03020' } })
      .png()
      .toBuffer();
    const upright = await blank(600, 400)
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const lying = await turn(sharp(upright)).png().toBuffer();
    const photo = await sharp(lying)[kind]({ quality: 95 }).withMetadata({ orientation }).toBuffer();
    const { jpeg, ...sizes } = await intake.prepare(photo, wish);
    expect(sizes).toEqual({ width: 200, height: 133, original: { width: 600, height: 400 } });
    expect(isNear(await colourAt(jpeg, 0.1, 0.1), [208, 48, 32])).toBe(true);
    expect(isNear(await colourAt(jpeg, 0.9, 0.9), [51, 102, 153])).toBe(true);
  });
});

test('Rotates a phone’s HEIC once and removes its location', async () => {
  const photo = await heicOfOurs();
  expect(photo.includes('Datewright test')).toBe(true);
  const { jpeg, ...sizes } = await intake.prepare(photo, { ...wish, longestEdge: 1000 });
  expect(sizes).toEqual({ width: 300, height: 400, original: { width: 300, height: 400 } });
  expect(isNear(await colourAt(jpeg, 0.2, 0.15), [208, 48, 32])).toBe(true);
  expect(isNear(await colourAt(jpeg, 0.5, 0.95), [63, 125, 63])).toBe(true);
  const { exif, icc, xmp, orientation } = await sharp(jpeg).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('Removes the location and the camera from a photo', async () => {
  const photo = await blank(300, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'Some Camera' }, IFD3: { GPSLatitude: '47/1 29/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect(photo.includes('Some Camera')).toBe(true);
  const { jpeg } = await intake.prepare(photo, wish);
  expect(jpeg.includes('Some Camera')).toBe(false);
  expect((await sharp(jpeg).metadata()).exif).toBeUndefined();
});

test('Converts the colours of a picture made for print', async () => {
  const photo = await blank(300, 200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  expect((await sharp(photo).metadata()).space).toBe('cmyk');
  const { jpeg } = await intake.prepare(photo, wish);
  expect(isNear(await colourAt(jpeg, 0.5, 0.5), [51, 102, 153])).toBe(true);
});

test('Converts a PNG with sixteen bits per channel', async () => {
  const photo = await blank(300, 200).toColourspace('rgb16').png().toBuffer();
  expect((await sharp(photo).metadata()).depth).toBe('ushort');
  const { jpeg } = await intake.prepare(photo, wish);
  expect(isNear(await colourAt(jpeg, 0.5, 0.5), [51, 102, 153])).toBe(true);
});

const moving = () => {
  const frames = Buffer.concat([Buffer.alloc(30 * 30 * 3, 20), Buffer.alloc(30 * 30 * 3, 220)]);
  return sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } });
};

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['Nothing', () => Buffer.alloc(0)],
  ['A GIF', () => blank(30, 30).gif().toBuffer()],
  ['An SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['A WebP that moves', () => moving().webp({ loop: 0 }).toBuffer()],
  ['Half a PNG', async () => (await sharp({ create: noise }).png().toBuffer()).subarray(0, 3000)],
  ['Half an AVIF', async () => (await sharp({ create: noise }).avif().toBuffer()).subarray(0, 3000)],
  ['Half a HEIC', async () => (await heicOfOurs()).subarray(0, 1500)],
  ['A HEIC of other bytes', async () => scrambled(await heicOfOurs())],
  ['A HEIC of 900 million pixels', async () => huge(await heicOfOurs())],
])('Refuses %s as unreadable', async (_what, make) => {
  await expect(intake.prepare(await make(), wish)).rejects.toMatchObject({ code: 'unreadable_image' });
});

const noise = {
  width: 300,
  height: 300,
  channels: 3,
  background: '#000',
  noise: { type: 'gaussian', mean: 128, sigma: 60 },
} as const;

/** Changes the coded pixels. */
function scrambled(heic: Buffer): Buffer {
  const at = heic.indexOf('mdat') + 4;
  return Buffer.concat([heic.subarray(0, at), Buffer.alloc(heic.length - at, 'x')]);
}

function huge(heic: Buffer): Buffer {
  const changed = Buffer.from(heic);
  const at = changed.indexOf('ispe') + 8;
  changed.writeUInt32BE(30_000, at);
  changed.writeUInt32BE(30_000, at + 4);
  return changed;
}

test.each([
  ['is too slow, as on a busy machine', new Error('took too long'), 'unavailable'],
  ['died', new Error('the child died'), 'unavailable'],
  ['says that it can’t read the picture', new TaskFault('Error'), 'unreadable_image'],
])('When the decoder %s, then only a fault of the picture is called one', async (_what, failure, code) => {
  const failing = createPictureProcessor(() => ({ run: () => Promise.reject(failure), stop() {} }));
  const photo = await blank(30, 30).jpeg().toBuffer();
  const refused = await failing.prepare(photo, wish).catch((error) => error);
  expect(refused).toMatchObject({ code, extras: code === 'unavailable' ? { retryAfter: 5 } : {} });
});

test('Does not decode a HEIC when the caller does not accept one', async () => {
  const screenshots = { ...wish, kinds: ['png', 'jpeg', 'webp'] } as const;
  await expect(intake.prepare(await heicOfOurs(), screenshots)).rejects.toMatchObject({ code: 'unreadable_image' });
});

test('Accepts a JPEG without an end marker, but not a truncated one', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888888', noise } })
    .jpeg()
    .toBuffer();
  expect(whole.length).toBeGreaterThan(10_000);
  expect((await intake.prepare(whole.subarray(0, -2), wish)).width).toBe(200);
  await expect(intake.prepare(whole.subarray(0, whole.length / 2), wish)).rejects.toMatchObject({
    code: 'unreadable_image',
  });
});
