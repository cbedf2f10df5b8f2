import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measured, type PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { type MeasurementId, measurementIds } from '@datewright/contracts/photo/rules';
import { z } from '@datewright/contracts/zod';
import { createTaskProcess, megabyte } from '@datewright/service-kit/processes/task-process';
import sharp, { type Sharp } from 'sharp';
import { createMeasurer, type MeasureOptions, type Measurer } from '../src/measurement/measurer.ts';
import {
  drawShapes,
  findFact,
  getCenter,
  landscape,
  normalizePhoto,
  photoOfPeople,
  photosOfPeople,
  portrait,
} from './support/measurement-photos.ts';

let desk: Measurer;
beforeAll(() => {
  desk = createMeasurer();
});
afterAll(() => desk.close());

const signal = new AbortController().signal;
const original = { width: 1920, height: 1280 };
const measure = (jpeg: Buffer, how: Partial<MeasureOptions> = {}) => desk.measure(jpeg, { original, signal, ...how });
const cleanPhoto = async (number: number) => normalizePhoto(sharp(await photoOfPeople(number)));

const ofOwnFace: MeasurementId[] = ['faceShare', 'tilt', 'turned', 'edge'];
const verdictsOf = (photo: PhotoMetrics, ids: MeasurementId[]) => new Set(ids.map((id) => findFact(photo, id).verdict));

test.each(photosOfPeople)('Photo %i shows %i faces, each in its place', async (number, count) => {
  const { faces, facts } = await measure(await cleanPhoto(number));
  expect(faces).toHaveLength(count);
  expect(facts.map(({ id }) => id)).toEqual([...measurementIds]);
  for (const { area, eyes } of faces) {
    for (const eye of Object.values(eyes)) {
      expect(eye.x > area.x && eye.x < area.x + area.width && eye.y > area.y && eye.y < area.y + area.height).toBe(
        true,
      );
    }
    expect(eyes.left.x).toBeLessThan(eyes.right.x);
  }
});

test('With several people, no face is the member’s until they point at it', async () => {
  const jpeg = await cleanPhoto(3);
  const unknown = await measure(jpeg);
  expect(unknown.own).toBeNull();
  expect(verdictsOf(unknown, ofOwnFace)).toEqual(new Set(['unsure']));
  expect(findFact(unknown, 'sharpness').area).toBeNull();

  for (const [at, { area }] of unknown.faces.entries()) {
    const photo = await measure(jpeg, { own: getCenter(area) });
    expect(photo.own).toBe(at);
    expect(findFact(photo, 'faceShare')).toMatchObject({ area, value: expect.closeTo(area.width * area.height, 4) });
    for (const id of ['sharpness', 'turned', 'edge'] as const) expect(findFact(photo, id).area).toEqual(area);
  }
});

test('Pointing beside a face selects the nearest one', async () => {
  const jpeg = await cleanPhoto(3);
  expect((await measure(jpeg, { own: { x: 0, y: 0 } })).own).toBe(0);
  expect((await measure(jpeg, { own: { x: 1, y: 0.9 } })).own).toBe(2);
});

test('A single face is the member’s, and its share of the photo is measured', async () => {
  const photo = await measure(await normalizePhoto(sharp(await portrait())), { original: { width: 560, height: 900 } });
  expect(photo.own).toBe(0);
  const { area } = photo.faces[0] ?? {};
  // From the hair to the chin, read off a grid.
  expect(area).toEqual({
    x: expect.closeTo(0.31, 1),
    y: expect.closeTo(0.22, 1),
    width: expect.closeTo(0.36, 1),
    height: expect.closeTo(0.28, 1),
  });
  expect(findFact(photo, 'faceShare').verdict).toBe('good');
  expect(findFact(photo, 'resolution')).toMatchObject({ value: 560, verdict: 'bad' });
  for (const crop of photo.crops) expect(crop).toMatchObject({ keepsFace: true });
});

test('A face four times as large as any other is the member’s', async () => {
  const one = await portrait();
  const passerBy = await sharp(one).resize({ height: 320 }).toBuffer();
  const behind = await normalizePhoto(
    landscape.clone().composite([
      { input: one, left: 100, top: 600 },
      { input: passerBy, left: 760, top: 700 },
    ]),
  );
  const photo = await measure(behind);
  expect(photo.faces).toHaveLength(2);
  expect(photo.own).toBe(0);
});

test('A busy background is told apart from a calm one', async () => {
  const one = await sharp(await portrait())
    .resize({ width: 300 })
    .toBuffer();
  const blinds = Array.from({ length: 75 }, (_, at) => `<rect y="${at * 20}" width="1000" height="9" fill="#222"/>`);
  const clutterBefore = async (background: Sharp) =>
    findFact(await measure(await normalizePhoto(background.composite([{ input: one, left: 0, top: 900 }]))), 'clutter');
  expect(await clutterBefore(drawShapes('<rect width="1000" height="1500" fill="#9ab"/>'))).toMatchObject({
    verdict: 'good',
  });
  expect(
    await clutterBefore(drawShapes(`<rect width="1000" height="1500" fill="#eee"/>${blinds.join('')}`)),
  ).toMatchObject({
    verdict: 'bad',
  });
});

test('A tilted head is measured with its tilt', async () => {
  const upright = await portrait();
  const tiltAt = async (degrees: number) =>
    (await measure(await normalizePhoto(sharp(upright).rotate(degrees, { background: '#777' })))).faces[0]?.tilt ??
    Number.NaN;
  const straight = await tiltAt(0);
  expect((await tiltAt(20)) - straight).toBeCloseTo(20, -1);
  expect((await tiltAt(-20)) - straight).toBeCloseTo(-20, -1);
});

test('Without a face, nothing is said about one', async () => {
  const photo = await measure(await normalizePhoto(landscape.clone()));
  expect(photo).toMatchObject({ faces: [], own: null });
  expect(verdictsOf(photo, ['faces', 'clutter', ...ofOwnFace])).toEqual(new Set(['unsure']));
});

test('The same photo measures the same, again and in another process', async () => {
  const jpeg = await cleanPhoto(6);
  const first = await measure(jpeg);
  expect(await measure(jpeg)).toEqual(first);
  const other = createMeasurer();
  expect(await other.measure(jpeg, { original, signal })).toEqual(first);
  other.close();
});

test('The measuring process returns only what the contract names: no mesh, no vector, no identity', async () => {
  const script = join(__dirname, '../src/measurement/measuring-process.ts');
  const child = createTaskProcess<unknown, unknown>({
    script: pathToFileURL(script),
    maxMemoryBytes: 600 * megabyte,
    maxIdleMemoryBytes: 600 * megabyte,
  });
  const answer = await child.run({ original }, { bytes: [await cleanPhoto(1)], longest: 60_000 });
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

test('While a photo is measured, the service answers other requests', async () => {
  let turns = 0;
  const clock = setInterval(() => turns++, 5);
  await measure(await cleanPhoto(5));
  clearInterval(clock);
  expect(turns).toBeGreaterThan(5);
});

test("Without its detector a photo can't be measured; it is never reported to show no face", async () => {
  const without = createMeasurer(
    createTaskProcess({
      script: pathToFileURL(join(__dirname, 'support/measuring-without-detector-process.ts')),
      maxMemoryBytes: 600 * megabyte,
      maxIdleMemoryBytes: 600 * megabyte,
    }),
  );
  const photo = await normalizePhoto(landscape.clone());
  await expect(without.measure(photo, { original, signal })).rejects.toMatchObject({ code: 'unavailable' });
});

test("A file that is not a JPEG can't be measured, and the next photo can", async () => {
  await expect(measure(Buffer.from('no photo'))).rejects.toMatchObject({ code: 'unavailable' });
  expect((await measure(await cleanPhoto(1))).faces).toHaveLength(3);
});
