import type { Area } from '@datewright/contracts/photo/area';
import { findOwnFace } from '@datewright/contracts/photo/find-own-face';
import type { Face, Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import {
  appFrames,
  cropBits,
  type MeasurementId,
  measurementIds,
  nearDuplicateBits,
  photoRules,
} from '@datewright/contracts/photo/rules';
import { type Portrait, readPortraits } from '@datewright/testkit/photos/portraits';
import fc from '@datewright/testkit/properties';
import sharp, { type Sharp } from 'sharp';
import { computeCrops } from '../src/measurement/crops.ts';
import { createMeasurer, type Measurer } from '../src/measurement/measurer.ts';
import { computeLoss, computeScore, rateMetric } from '../src/measurement/rate-metric.ts';
import {
  findFact,
  getCenter,
  landscape,
  normalizePhoto,
  photoOfPeople,
  photosOfPeople,
} from './support/measurement-photos.ts';
import { createMeasurerWithoutFaces } from './support/measuring-without-faces.ts';

const original = { width: 1920, height: 1280 };
const numbers = photosOfPeople.map(([number]) => number);

let desk: Measurer;
beforeAll(() => {
  desk = createMeasurer();
});
afterAll(() => desk.close());
const signal = new AbortController().signal;

/** How far a value may differ between a large and a small copy of a photo: a share of the value or of its scale. */
const steady: Record<MeasurementId, (value: number) => number> = {
  upright: () => 0,
  // A smaller copy shows less: tested below.
  sharpness: () => Number.POSITIVE_INFINITY,
  noise: () => 0.5,
  light: () => 5,
  shadows: () => 0.01,
  highlights: () => 0.01,
  contrast: () => 4,
  resolution: () => 0,
  faces: () => 0,
  faceShare: (value) => 0.2 * value,
  tilt: () => 6,
  turned: () => 6,
  edge: (value) => 0.05 + 0.15 * value,
  borders: () => 0.005,
  clutter: () => 0.05,
};

test.each(numbers)('Photo %i has the same measurements at half its size', async (number) => {
  const photo = sharp(await photoOfPeople(number));
  const own = getCenter(
    (await desk.measure(await normalizePhoto(photo.clone()), { original, signal })).faces[0]?.area ?? nowhere,
  );
  const large = await desk.measure(await normalizePhoto(photo.clone()), { original, own, signal });
  const small = await desk.measure(await normalizePhoto(photo.clone(), 800), { original, own, signal });
  const moved = (id: MeasurementId) => Math.abs(findFact(large, id).value - findFact(small, id).value);
  const isNearBound = ({ id, value }: Measurement) =>
    [photoRules[id].careful, photoRules[id].bad].some((bound) => Math.abs(value - bound) <= steady[id](value));
  expect(measurementIds.filter((id) => moved(id) > steady[id](findFact(large, id).value))).toEqual([]);
  expect(findFact(small, 'sharpness').value).toBeGreaterThan(findFact(large, 'sharpness').value - 0.01);
  const judgedOtherwise = large.facts.filter((fact) => fact.verdict !== findFact(small, fact.id).verdict);
  expect(judgedOtherwise.filter((fact) => !isNearBound(fact))).toEqual([]);
  expect(bitsBetween(large, small)).toBeLessThan(nearDuplicateBits);
  expect(leastBitsBetween(large, small)).toBeLessThan(cropBits);
});

const nowhere: Area = { x: 0, y: 0, width: 0, height: 0 };

const nobody = createMeasurerWithoutFaces();
afterAll(() => nobody.close());
const { measure: withoutFaces } = nobody;

/** Photos that are small enough for many variants. */
const handy = new Map<number, Promise<Buffer>>();
function handyPhoto(number: number): Promise<Buffer> {
  const made =
    handy.get(number) ??
    photoOfPeople(number).then((photo) => sharp(photo).resize(1000, 640, { fit: 'fill' }).jpeg().toBuffer());
  handy.set(number, made);
  return made;
}

test.each(numbers)('Photo %i loses sharpness with each blur, and light with each dimming', async (number) => {
  const photo = await handyPhoto(number);
  const valuesOf = async (id: MeasurementId, pictures: Sharp[]) => {
    const values: number[] = [];
    for (const picture of pictures) values.push(findFact(await withoutFaces(picture), id).value);
    return values;
  };
  const blurs = [1, 2, 3, 5].map((sigma) => sharp(photo).blur(sigma));
  const blurred = await valuesOf('sharpness', [sharp(photo), ...blurs]);
  expect(blurred).toEqual(blurred.toSorted((one, other) => one - other));
  expect((blurred[2] ?? 0) - (blurred[0] ?? 0)).toBeGreaterThan(0.08);
  expect(blurred.at(-1)).toBeGreaterThan(photoRules.sharpness.careful);
  const dimmings = () => [1, 0.7, 0.4, 0.2].map((share) => sharp(photo).linear(share, 0));
  const light = await valuesOf('light', dimmings());
  expect(light).toEqual(light.toSorted((one, other) => other - one));
  const black = await valuesOf('shadows', dimmings());
  expect(black).toEqual(black.toSorted((one, other) => one - other));
});

const countBits = (one: string, other: string) =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
const bitsBetween = (one: PhotoMetrics, other: PhotoMetrics) => countBits(one.print, other.print);
/** Between the whole of one picture and the nearest part of the other. */
function leastBitsBetween({ cropHashes: one = [] }: PhotoMetrics, { cropHashes: other = [] }: PhotoMetrics): number {
  const least = ([whole = '']: string[], parts: string[]) => Math.min(...parts.map((part) => countBits(whole, part)));
  return Math.min(least(one, other), least(other, one));
}

const twins: [what: string, make: (photo: Sharp) => Sharp][] = [
  ['made smaller', (photo) => photo.resize(500)],
  ['compressed again', (photo) => photo.jpeg({ quality: 40 })],
  ['brightened', (photo) => photo.modulate({ brightness: 1.2 })],
  ['darkened', (photo) => photo.linear(0.7, 0)],
  ['in black and white', (photo) => photo.greyscale()],
  ['a little sharper', (photo) => photo.sharpen()],
  ['cut by two in a hundred', (photo) => photo.extract({ left: 20, top: 13, width: 960, height: 614 })],
  ['taken a step aside', (photo) => photo.extract({ left: 30, top: 0, width: 970, height: 620 })],
];
const crops: [what: string, make: (photo: Sharp) => Sharp][] = [
  ['cropped by 8% on the left', (photo) => photo.extract({ left: 80, top: 0, width: 920, height: 640 })],
  ['cropped by 5% above and below', (photo) => photo.extract({ left: 0, top: 32, width: 1000, height: 576 })],
  ['cropped by 3% all round', (photo) => photo.extract({ left: 30, top: 19, width: 940, height: 602 })],
  ['cropped by 7% all round', (photo) => photo.extract({ left: 70, top: 45, width: 860, height: 550 })],
];

test.each(numbers)('Photo %i is recognised in its copies, and in no other photo', async (number) => {
  const photo = await handyPhoto(number);
  const own = await withoutFaces(sharp(photo));
  for (const [what, make] of [...twins, ...crops]) {
    const copy = await withoutFaces(sharp(await make(sharp(photo)).toBuffer()));
    expect([what, leastBitsBetween(own, copy) < cropBits]).toEqual([what, true]);
    if (!what.startsWith('cropped')) expect([what, bitsBetween(own, copy) < nearDuplicateBits]).toEqual([what, true]);
  }
  const others = await Promise.all(numbers.filter((one) => one !== number).map(handyPhoto));
  for (const other of [...others.map((one) => sharp(one)), landscape.clone()]) {
    const measured = await withoutFaces(other);
    expect(bitsBetween(own, measured)).toBeGreaterThan(nearDuplicateBits + 4);
    expect(leastBitsBetween(own, measured)).toBeGreaterThan(cropBits + 8);
  }
});

test('Different photos of one person are not taken for copies of each other', async () => {
  const photos = await Promise.all([7, 10, 11].map(readPortraits));
  const [one, other, third] = await Promise.all(
    photos.map(async ([portrait]) => withoutFaces(sharp((portrait as Portrait).png))),
  );
  for (const [a, b] of [
    [one, other],
    [one, third],
    [other, third],
  ]) {
    expect(bitsBetween(a as PhotoMetrics, b as PhotoMetrics)).toBeGreaterThan(nearDuplicateBits + 10);
    expect(leastBitsBetween(a as PhotoMetrics, b as PhotoMetrics)).toBeGreaterThan(cropBits + 10);
  }
});

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to;

const anyValue = fc.option(fc.double({ min: 0, max: 5000, noNaN: true }));
const anyFacts = fc
  .tuple(...measurementIds.map(() => anyValue))
  .map((values) => measurementIds.map((id, at) => rateMetric(id, values[at] ?? null)));

test('The score is never above ten or below zero, and a perfect photo scores ten', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const score = computeScore(facts);
      return score >= 0 && score <= 10 && (facts.some(({ verdict }) => verdict !== 'good') || score === 10);
    }),
  );
});

test('A worse value never raises the score, and what could not be measured costs as much as the middle verdict', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom(...measurementIds),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (facts, id, by) => {
        const fact = facts.find((one) => one.id === id) as Measurement;
        const others = facts.filter((one) => one.id !== id);
        const { lost } = photoRules[id];
        const worse = rateMetric(id, photoRules[id].better === 'more' ? fact.value - by : fact.value + by);
        return (
          (fact.verdict === 'unsure' || computeScore([...others, worse]) <= computeScore([...others, fact])) &&
          isBetween(computeLoss(rateMetric(id, null)), lost.careful, lost.bad)
        );
      },
    ),
  );
});

const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const part = fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000);
const anyArea = fc
  .tuple(share, share, part, part)
  .map(([x, y, width, height]): Area => ({ x: x * (1 - width), y: y * (1 - height), width, height }));
const side = fc.integer({ min: 1, max: 9000 });

test('A crop lies within the photo, has the frame of its app, and is as large as possible', () => {
  fc.assert(
    fc.property(side, side, fc.array(anyArea, { maxLength: 5 }), fc.boolean(), (width, height, faces, isKnown) => {
      for (const { app, area, kept } of computeCrops({ width, height }, faces, (isKnown && faces[0]) || null)) {
        const ratio = (area.width * width) / (area.height * height) / appFrames[app];
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.y).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(1.0002);
        expect(area.y + area.height).toBeLessThanOrEqual(1.0002);
        expect(Math.max(area.width, area.height)).toBe(1);
        expect(kept).toBeCloseTo(area.width * area.height, 3);
        if (kept > 0.05) expect(ratio).toBeCloseTo(1, 1);
      }
    }),
  );
});

test('A face that fits the frame is never cut', () => {
  fc.assert(
    fc.property(side, side, anyArea, (width, height, face) => {
      for (const { area, keepsFace } of computeCrops({ width, height }, [face], face)) {
        if (face.width < area.width - 0.001 && face.height < area.height / 2) expect(keepsFace).toBe(true);
        if (face.width > area.width + 0.001 || face.height > area.height + 0.001) expect(keepsFace).toBe(false);
      }
    }),
  );
});

const faceAt = (area: Area): Face => ({
  area,
  tilt: 0,
  turned: 0,
  eyes: { left: getCenter(area), right: getCenter(area) },
});

test('Pointing always selects a face, and one that contains the point if there is one', () => {
  fc.assert(
    fc.property(fc.array(anyArea, { minLength: 1, maxLength: 10 }), share, share, (areas, x, y) => {
      const lies = (at: number, from: number, length: number) => at > from + 1e-6 && at < from + length - 1e-6;
      const holds = (area: Area) => lies(x, area.x, area.width) && lies(y, area.y, area.height);
      const contains = (area: Area) =>
        x >= area.x - 1e-6 && x <= area.x + area.width + 1e-6 && y >= area.y - 1e-6 && y <= area.y + area.height + 1e-6;
      const own = findOwnFace(areas.map(faceAt), { x, y });
      const chosen = areas[own ?? -1];
      return chosen !== undefined && (areas.length === 1 || !areas.some(holds) || contains(chosen));
    }),
  );
});
