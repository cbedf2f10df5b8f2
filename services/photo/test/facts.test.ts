import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Measured, measured } from '@datewright/contracts/photo/facts';
import { type FactId, factIds } from '@datewright/contracts/photo/rules';
import { z } from '@datewright/contracts/zod';
import { megabyte, workingChild } from '@datewright/service-kit/pictures/working-child';
import sharp, { type Sharp } from 'sharp';
import { type HowToMeasure, type Measurer, measurer } from '../src/facts/measurer.ts';
import {
  clean,
  drawn,
  factIn,
  landscape,
  middleOf,
  photoOfPeople,
  photosOfPeople,
  portrait,
} from './support/facts-photos.ts';

let desk: Measurer;
beforeAll(() => {
  desk = measurer();
});
afterAll(() => desk.close());

const signal = new AbortController().signal;
const original = { width: 1920, height: 1280 };
const measure = (jpeg: Buffer, how: Partial<HowToMeasure> = {}) => desk.measure(jpeg, { original, signal, ...how });
const cleanPhoto = async (number: number) => clean(sharp(await photoOfPeople(number)));

const ofOwnFace: FactId[] = ['faceShare', 'tilt', 'turned', 'edge'];
const verdictsOf = (photo: Measured, ids: FactId[]) => new Set(ids.map((id) => factIn(photo, id).verdict));

test.each(photosOfPeople)('Photo %i shows %i faces, each where it is', async (number, count) => {
  const { faces, facts } = await measure(await cleanPhoto(number));
  expect(faces).toHaveLength(count);
  expect(facts.map(({ id }) => id)).toEqual([...factIds]);
  for (const { area, eyes } of faces) {
    for (const eye of Object.values(eyes)) {
      expect(eye.x > area.x && eye.x < area.x + area.width && eye.y > area.y && eye.y < area.y + area.height).toBe(
        true,
      );
    }
    expect(eyes.left.x).toBeLessThan(eyes.right.x);
  }
});

test('Of several people it is nobody’s face until the member points at theirs', async () => {
  const jpeg = await cleanPhoto(3);
  const unknown = await measure(jpeg);
  expect(unknown.own).toBeNull();
  expect(verdictsOf(unknown, ofOwnFace)).toEqual(new Set(['unsure']));
  expect(factIn(unknown, 'sharpness').area).toBeNull();

  for (const [at, { area }] of unknown.faces.entries()) {
    const photo = await measure(jpeg, { own: middleOf(area) });
    expect(photo.own).toBe(at);
    expect(factIn(photo, 'faceShare')).toMatchObject({ area, value: expect.closeTo(area.width * area.height, 4) });
    for (const id of ['sharpness', 'turned', 'edge'] as const) expect(factIn(photo, id).area).toEqual(area);
  }
});

test('Pointing beside a face means the nearest', async () => {
  const jpeg = await cleanPhoto(3);
  expect((await measure(jpeg, { own: { x: 0, y: 0 } })).own).toBe(0);
  expect((await measure(jpeg, { own: { x: 1, y: 0.9 } })).own).toBe(2);
});

test('The only face is the member’s, and how much of the photo it takes is what it takes', async () => {
  const photo = await measure(await clean(sharp(await portrait())), { original: { width: 560, height: 900 } });
  expect(photo.own).toBe(0);
  const { area } = photo.faces[0] ?? {};
  // From the hair to the chin, read off a grid.
  expect(area).toEqual({
    x: expect.closeTo(0.31, 1),
    y: expect.closeTo(0.22, 1),
    width: expect.closeTo(0.36, 1),
    height: expect.closeTo(0.28, 1),
  });
  expect(factIn(photo, 'faceShare').verdict).toBe('good');
  expect(factIn(photo, 'resolution')).toMatchObject({ value: 560, verdict: 'bad' });
  for (const crop of photo.crops) expect(crop).toMatchObject({ keepsFace: true });
});

test('A face four times as large as any other is the member’s', async () => {
  const one = await portrait();
  const passerBy = await sharp(one).resize({ height: 320 }).toBuffer();
  const behind = await clean(
    landscape.clone().composite([
      { input: one, left: 100, top: 600 },
      { input: passerBy, left: 760, top: 700 },
    ]),
  );
  const photo = await measure(behind);
  expect(photo.faces).toHaveLength(2);
  expect(photo.own).toBe(0);
});

test('A busy background is told from a calm one', async () => {
  const one = await sharp(await portrait())
    .resize({ width: 300 })
    .toBuffer();
  const blinds = Array.from({ length: 75 }, (_, at) => `<rect y="${at * 20}" width="1000" height="9" fill="#222"/>`);
  const clutterBefore = async (background: Sharp) =>
    factIn(await measure(await clean(background.composite([{ input: one, left: 0, top: 900 }]))), 'clutter');
  expect(await clutterBefore(drawn('<rect width="1000" height="1500" fill="#9ab"/>'))).toMatchObject({
    verdict: 'good',
  });
  expect(await clutterBefore(drawn(`<rect width="1000" height="1500" fill="#eee"/>${blinds.join('')}`))).toMatchObject({
    verdict: 'bad',
  });
});

test('A head that leans is measured as it leans', async () => {
  const upright = await portrait();
  const tiltAt = async (degrees: number) =>
    (await measure(await clean(sharp(upright).rotate(degrees, { background: '#777' })))).faces[0]?.tilt ?? Number.NaN;
  const straight = await tiltAt(0);
  expect((await tiltAt(20)) - straight).toBeCloseTo(20, -1);
  expect((await tiltAt(-20)) - straight).toBeCloseTo(-20, -1);
});

test('Where there is no face nothing is said of one', async () => {
  const photo = await measure(await clean(landscape.clone()));
  expect(photo).toMatchObject({ faces: [], own: null });
  expect(verdictsOf(photo, ['faces', 'clutter', ...ofOwnFace])).toEqual(new Set(['unsure']));
});

test('The same photo measures the same, again and in another process', async () => {
  const jpeg = await cleanPhoto(6);
  const first = await measure(jpeg);
  expect(await measure(jpeg)).toEqual(first);
  const other = measurer();
  expect(await other.measure(jpeg, { original, signal })).toEqual(first);
  other.close();
});

test('No more leaves the measuring process than the contract names: no mesh, no vector, nothing of who it is', async () => {
  const script = join(__dirname, '../src/facts/measuring-process.ts');
  const child = workingChild<unknown, unknown>({
    script: pathToFileURL(script),
    mostMemory: 600 * megabyte,
    mostIdle: 600 * megabyte,
  });
  const answer = await child.ask({ jpeg: await cleanPhoto(1), original }, { longest: 60_000 });
  child.stop();
  expect(z.parse(measured, answer)).toEqual(answer);
  expect(JSON.stringify(answer).length).toBeLessThan(5000);
});

test('A photo that nobody waits for any longer is dropped, and the next one is measured', async () => {
  const jpeg = await cleanPhoto(2);
  const leaving = new AbortController();
  const dropped = measure(jpeg, { signal: leaving.signal });
  const next = measure(jpeg);
  setImmediate(() => leaving.abort(new Error('left')));
  await expect(dropped).rejects.toThrow('left');
  expect((await next).faces).toHaveLength(3);
  await expect(measure(jpeg, { signal: leaving.signal })).rejects.toThrow('left');
});

test('While a photo is measured the service answers others', async () => {
  let turns = 0;
  const clock = setInterval(() => turns++, 5);
  await measure(await cleanPhoto(5));
  clearInterval(clock);
  expect(turns).toBeGreaterThan(5);
});

test('Without its detector a photo can not be measured; it is never said to show no face', async () => {
  const without = measurer(
    workingChild({
      script: pathToFileURL(join(__dirname, 'support/measuring-without-detector-process.ts')),
      mostMemory: 600 * megabyte,
      mostIdle: 600 * megabyte,
    }),
  );
  const photo = await clean(landscape.clone());
  await expect(without.measure(photo, { original, signal })).rejects.toMatchObject({ code: 'unavailable' });
});

test('What is no JPEG can not be measured, and the next photo is', async () => {
  await expect(measure(Buffer.from('no photo'))).rejects.toMatchObject({ code: 'unavailable' });
  expect((await measure(await cleanPhoto(1))).faces).toHaveLength(3);
});
