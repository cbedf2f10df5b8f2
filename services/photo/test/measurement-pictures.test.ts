import sharp, { type Sharp } from 'sharp';
import { drawShapes, findFact, landscape, photoOfPeople, portrait } from './support/measurement-photos.ts';
import { createMeasurerWithoutFaces } from './support/measuring-without-faces.ts';

const nobody = createMeasurerWithoutFaces();
afterAll(() => nobody.close());
const { measure } = nobody;

const photo = async () =>
  sharp(await photoOfPeople(6))
    .resize(1000, 800, { fit: 'fill' })
    .png()
    .toBuffer();
const on = (background: string) => sharp({ create: { width: 1000, height: 1500, channels: 3, background } });

const statusBar = (colour: string) => `<rect width="1000" height="70" fill="${colour}"/>
  <text x="60" y="48" font-size="36" font-family="sans-serif" fill="#888">21:47</text>
  <rect x="820" y="20" width="50" height="26" fill="#888"/><rect x="890" y="20" width="60" height="26" fill="#888"/>`;

describe.each(['#000', '#fff', '#1c2733'])('In a screenshot whose background is %s', (colour) => {
  test('a photo between two bars is measured with the bars', async () => {
    const shown = on(colour).composite([{ input: await photo(), left: 0, top: 350 }]);
    expect(findFact(await measure(shown), 'borders')).toMatchObject({
      value: expect.closeTo(0.467, 1),
      verdict: 'bad',
    });
  });

  test('the clock and icons above the photo count as part of the bar', async () => {
    const whole = await sharp(await portrait())
      .resize(1000, 1500, { fit: 'fill' })
      .toBuffer();
    const bar = await drawShapes(statusBar(colour), 1000, 70).png().toBuffer();
    const shown = sharp(whole).composite([{ input: bar, left: 0, top: 0 }]);
    expect(findFact(await measure(shown), 'borders')).toMatchObject({
      value: expect.closeTo(0.047, 1),
      verdict: 'careful',
    });
  });

  test('a frame on all four sides is measured', async () => {
    const framed = sharp(await photo()).extend({ top: 60, bottom: 60, left: 60, right: 60, background: colour });
    expect(findFact(await measure(framed), 'borders')).toMatchObject({
      value: expect.closeTo(0.22, 1),
      verdict: 'bad',
    });
  });
});

test.each<[string, () => Promise<Sharp> | Sharp]>([
  ['a landscape under an even sky', () => landscape.clone()],
  ['people in a room', async () => sharp(await photoOfPeople(2))],
  ['someone before a white wall', async () => sharp(await beforeWall('#fff'))],
  ['someone at night', async () => sharp(await beforeWall('#000'))],
  [
    'the sea under a white sky',
    () =>
      drawShapes(
        '<rect width="1000" height="700" fill="#fff"/><rect y="700" width="1000" height="800" fill="#2b5a6b"/>',
      ),
  ],
])('A photo of %s has no borders', async (_what, make) => {
  expect(findFact(await measure(await make()), 'borders')).toMatchObject({ value: 0, verdict: 'good' });
});

async function beforeWall(colour: string): Promise<Buffer> {
  const head = drawShapes(
    '<ellipse cx="500" cy="500" rx="180" ry="240" fill="#b98a6a"/><path d="M150 1500 Q500 700 850 1500Z" fill="#345"/>',
  );
  return on(colour)
    .composite([{ input: await head.png().toBuffer() }])
    .png()
    .toBuffer();
}

test('Equal borders are seen beside parts of the photo that are nearly as dark', async () => {
  const floor = drawShapes('<rect width="1000" height="200" fill="#2a3541"/>').extract({
    left: 0,
    top: 0,
    width: 1000,
    height: 200,
  });
  const shown = on('#1c2733').composite([
    { input: await photo(), left: 0, top: 350 },
    { input: await floor.png().toBuffer(), left: 0, top: 950 },
  ]);
  expect(findFact(await measure(shown), 'borders')).toMatchObject({ value: expect.closeTo(0.467, 1), verdict: 'bad' });
});

test('The grey corners of a turned photo are borders', async () => {
  const turned = sharp(await photo()).rotate(12, { background: '#777' });
  expect(findFact(await measure(turned), 'borders').value).toBeGreaterThan(0.1);
});

test('A night shot is dark, an overexposed photo is burnt, fog has no contrast', async () => {
  const night = await measure(sharp(await photoOfPeople(6)).linear(0.2, 0));
  expect([findFact(night, 'light').verdict, findFact(night, 'shadows').verdict]).toEqual(['bad', 'bad']);
  const whiteOut = await measure(sharp(await photoOfPeople(6)).linear(1.6, 60));
  expect(findFact(whiteOut, 'highlights').verdict).toBe('bad');
  const fog = await measure(sharp(await photoOfPeople(6)).linear(0.25, 120));
  expect(findFact(fog, 'contrast').verdict).toBe('bad');
  const itself = await measure(sharp(await photoOfPeople(6)));
  for (const { score } of [night, whiteOut, fog]) expect(score).toBeLessThan(itself.score);
});

test('A picture of one colour is neither sharp nor blurred', async () => {
  expect(findFact(await measure(on('#7a8')), 'sharpness').verdict).toBe('unsure');
});

test('Noise does not hide blur: a blurred photo with grain scores less than without, and is called grainy', async () => {
  const blurred = sharp(await photoOfPeople(3))
    .resize(1568)
    .blur(4);
  const { data, info } = await blurred.clone().raw().toBuffer({ resolveWithObject: true });
  // The same grain in every run.
  for (let at = 0, seed = 1; at < data.length; at++) {
    seed = (seed * 48_271) % 2_147_483_647;
    data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + (seed % 81) - 40));
  }
  const noisy = await measure(sharp(data, { raw: info }));
  expect(findFact(noisy, 'noise').verdict).not.toBe('good');
  expect(noisy.score).toBeLessThan((await measure(blurred)).score);
});

test.each([
  [1, 1],
  [2, 1568],
  [1568, 3],
  [9, 9],
  [31, 17],
  [64, 640],
])('A picture of %i x %i pixels can be measured', async (width, height) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#000', noise } });
  const { score, print, crops } = await measure(picture);
  expect(score).toBeGreaterThanOrEqual(0);
  expect(print).toMatch(/^[0-9a-f]{16}$/);
  expect(crops).toHaveLength(3);
});
