import { applyDamage, turnByQuarters } from '@datewright/testkit/photos/damages';
import { type Portrait, readPortraits } from '@datewright/testkit/photos/portraits';
import sharp from 'sharp';
import { createMeasurer, type Measurer } from '../src/measurement/measurer.ts';
import { findFact, normalizePhoto } from './support/measurement-photos.ts';

let desk: Measurer;
let one: Portrait;
beforeAll(async () => {
  desk = createMeasurer();
  [one] = (await readPortraits(3)) as [Portrait];
});
afterAll(() => desk.close());

const signal = new AbortController().signal;
const measure = async ({ png, width, height }: Pick<Portrait, 'png' | 'width' | 'height'>) =>
  desk.measure(await normalizePhoto(sharp(png)), { original: { width, height }, signal });

test.each([90, 180, 270] as const)(
  'A photo that is turned by %i degrees is seen as such, with its face in place',
  async (degrees) => {
    const [upright, turned] = [await measure(one), await measure(await turnByQuarters(one, degrees))];
    expect(findFact(upright, 'upright')).toMatchObject({ value: 0, verdict: 'good' });
    expect(findFact(turned, 'upright')).toMatchObject({ value: degrees === 180 ? 180 : 90, verdict: 'bad' });
    expect(upright.score - turned.score).toBeGreaterThan(2.5);
    expect(findFact(turned, 'faceShare').value).toBeCloseTo(findFact(upright, 'faceShare').value, 1);
    const place = { 90: [0.6, 0.5], 180: [0.5, 0.6], 270: [0.4, 0.5] }[degrees];
    const { area } = turned.faces[0] ?? { area: { x: 0, y: 0, width: 0, height: 0 } };
    expect([area.x + area.width / 2, area.y + area.height / 2]).toEqual(place.map((share) => expect.closeTo(share, 0)));
  },
);

test('Sharp skin is not noise, so a blurred or small copy of a portrait scores no higher', async () => {
  for (const number of [7, 8]) {
    const [photo] = (await readPortraits(number)) as [Portrait];
    const { score } = await measure(photo);
    expect(score).toBeGreaterThan(9.5);
    for (const damage of ['blur', 'shrunk'] as const)
      expect((await measure(await applyDamage(damage, photo, 0, photo))).score).toBeLessThanOrEqual(score + 0.1);
  }
});

test('A portrait in which a face is seen upside down too has to be turned', async () => {
  const [photo] = (await readPortraits(7)) as [Portrait];
  expect(findFact(await measure(await turnByQuarters(photo, 180)), 'upright')).toMatchObject({ value: 180 });
});

/** The photo with everything but the person's surroundings of the face as it was. */
async function beforeWall(colour: string): Promise<Portrait> {
  const { left, top, width, height } = one.face;
  const oval = `<svg width="${one.width}" height="${one.height}"><ellipse cx="${left + width / 2}" cy="${top + height / 2}" rx="${width * 0.75}" ry="${height * 0.85}"/></svg>`;
  const head = await sharp(one.png)
    .composite([{ input: Buffer.from(oval), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const wall = sharp({ create: { width: one.width, height: one.height, channels: 3, background: colour } });
  return {
    ...one,
    png: await wall
      .composite([{ input: head }])
      .png()
      .toBuffer(),
  };
}

test('Light is measured on the face: a lit one before a dark wall is fine, and a dark one before a bright wall is not', async () => {
  const night = await measure(await beforeWall('#0a0a0a'));
  for (const id of ['light', 'shadows'] as const) expect(findFact(night, id).verdict).toBe('good');
  const dark = await applyDamage('dark', one, 2, one);
  expect(findFact(await measure(dark), 'light').verdict).toBe('bad');
  const day = {
    ...one,
    png: await sharp(dark.png).extend({ top: 400, left: 300, right: 300, background: '#fff' }).png().toBuffer(),
  };
  expect(findFact(await measure({ ...day, width: one.width + 600, height: one.height + 400 }), 'light').verdict).toBe(
    'bad',
  );
});

test('A dark skin in good light is not dark: what shines on a face shines on every skin', async () => {
  // Skin that reflects half as much: the curve darkens the middle tones and leaves the highlights.
  const { data, info } = await sharp(one.png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const darker = data.map((value) => 255 * (value / 255) ** 1.8);
  const photo = await measure({ ...one, png: await sharp(darker, { raw: info }).png().toBuffer() });
  expect(findFact(photo, 'light').verdict).toBe('good');
});

test('A face that is burnt to white in parts is said to be, and scores less than the same face in good light', async () => {
  const lit = (await readPortraits(5))[3] as Portrait;
  const [good, burnt] = [await measure(lit), await measure(await applyDamage('burnt', lit, 0, lit))];
  expect(findFact(good, 'highlights').verdict).toBe('good');
  expect(findFact(burnt, 'highlights').verdict).not.toBe('good');
  expect(burnt.score).toBeLessThan(good.score);
});

test('One person in the dark is one face', async () => {
  for (const portrait of await readPortraits(2)) {
    for (const strength of [0, 1, 2] as const) {
      const { faces } = await measure(await applyDamage('dark', portrait, strength, portrait));
      expect([portrait.name, strength, faces.length > 1]).toEqual([portrait.name, strength, false]);
    }
  }
});

test('Blur, noise, darkness, borders, a small copy and their combinations never raise a score', async () => {
  const { score } = await measure(one);
  for (const kind of ['blur', 'noise', 'dark', 'shrunk', 'bordered', 'tight', 'far', 'turned'] as const) {
    for (const strength of [0, 1, 2] as const) {
      const damaged = await applyDamage(kind, one, strength, one);
      const noisy = strength === 1 ? [await applyDamage('noise', damaged, strength, one)] : [];
      for (const photo of [damaged, ...noisy])
        expect([kind, strength, (await measure(photo)).score < score]).toEqual([kind, strength, true]);
    }
  }
});
