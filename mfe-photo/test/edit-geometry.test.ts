import { assert, constantFrom, double, integer, property, tuple } from '@datewright/testkit/properties';
import { getFrame } from '../src/features/edit/lib/edit.ts';
import { applyExposure, createExposureTable, suggestExposure } from '../src/features/edit/lib/exposure.ts';
import {
  computeFrame,
  containsArea,
  fitWithin,
  getDragDelta,
  getFrameOffset,
  getPositionFor,
} from '../src/features/edit/lib/geometry.ts';
import { suggestLight, suggestTurn } from '../src/features/edit/lib/suggest-edit.ts';
import { analyzed } from './support/analyzed.ts';

const side = integer({ min: 40, max: 8000 });
const degrees = double({ min: -15, max: 15, noNaN: true });
const ratio = constantFrom(4 / 5, 3 / 4, 1, 16 / 9);
const along = double({ min: -1, max: 1, noNaN: true });

/** The corners of a frame, in the picture's own coordinates from its centre. */
function cornersOf(frame: ReturnType<typeof computeFrame>, at: number) {
  const middle = getFrameOffset(frame, at);
  const [cos, sin] = [Math.cos(-frame.turn), Math.sin(-frame.turn)];
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => {
      const [across, down] = [(x * frame.width) / 2, (y * frame.height) / 2];
      return { x: middle.x + across * cos - down * sin, y: middle.y + across * sin + down * cos };
    }),
  );
}

test('However a photo is rotated and wherever the frame is, there is no empty corner and the crop could not be larger', () => {
  assert(
    property(side, side, degrees, ratio, along, (width, height, turn, shape, at) => {
      const frame = computeFrame({ width, height }, turn, shape);
      expect(frame.width / frame.height).toBeCloseTo(shape, 6);
      const corners = cornersOf(frame, at);
      const reach = (axis: 'x' | 'y') => Math.max(...corners.map((corner) => Math.abs(corner[axis])));
      expect(reach('x')).toBeLessThanOrEqual(width / 2 + 1e-6);
      expect(reach('y')).toBeLessThanOrEqual(height / 2 + 1e-6);
      expect(Math.min(frame.room.x, frame.room.y)).toBeLessThan(1e-6);
    }),
  );
});

test('A photo that is not rotated keeps its size, and a crop for an app is as large as possible', () => {
  expect(computeFrame({ width: 4000, height: 3000 }, 0, 4 / 3)).toEqual({
    width: 4000,
    height: 3000,
    turn: 0,
    center: { x: 0, y: 0 },
    room: { x: 0, y: 0 },
  });
  expect(computeFrame({ width: 4000, height: 3000 }, 0, 1)).toEqual({
    width: 3000,
    height: 3000,
    turn: 0,
    center: { x: 0, y: 0 },
    room: { x: 500, y: 0 },
  });
});

test('A frame starts at the measured crop, as far as there is room', () => {
  const picture = { width: 4000, height: 3000 };
  const frame = computeFrame(picture, 0, 1);
  expect(getPositionFor(frame, picture, { x: 0.25, y: 0, width: 0.75, height: 1 })).toBeCloseTo(1);
  expect(getPositionFor(frame, picture, { x: 0.125, y: 0, width: 0.75, height: 1 })).toBeCloseTo(0);
  expect(getPositionFor(frame, picture, { x: 0, y: 0, width: 0.1, height: 1 })).toBe(-1);
  expect(getPositionFor(computeFrame(picture, 0, 4 / 3), picture, { x: 0, y: 0, width: 0.1, height: 1 })).toBe(0);
});

test('The frame of a suggested crop is that part of the photo, and however it is rotated and moved has no empty corner', () => {
  const share = integer({ min: 0, max: 100 });
  assert(
    property(side, side, degrees, along, tuple(share, share, share, share), (width, height, turn, at, shares) => {
      const [left = 0, top = 0, across = 0, down = 0] = shares.map((value) => value / 100);
      const sides = { width: 0.35 + 0.65 * across, height: 0.35 + 0.65 * down };
      const area = { x: left * (1 - sides.width), y: top * (1 - sides.height), ...sides };
      const picture = { width, height };

      const upright = getFrame(picture, { turn: 0, shape: area });
      expect(upright.width).toBeCloseTo(area.width * width, 6);
      expect(upright.height).toBeCloseTo(area.height * height, 6);
      const [corner] = cornersOf(upright, getPositionFor(upright, picture, area));
      expect(corner?.x).toBeCloseTo((area.x - 0.5) * width, 6);
      expect(corner?.y).toBeCloseTo((area.y - 0.5) * height, 6);

      const rotated = getFrame(picture, { turn, shape: area });
      expect(rotated.width / rotated.height).toBeCloseTo((area.width * width) / (area.height * height), 6);
      expect(rotated.width).toBeLessThanOrEqual(area.width * width + 1e-6);
      const corners = cornersOf(rotated, at);
      const reach = (axis: 'x' | 'y') => Math.max(...corners.map((one) => Math.abs(one[axis])));
      expect(reach('x')).toBeLessThanOrEqual(width / 2 + 1e-6);
      expect(reach('y')).toBeLessThanOrEqual(height / 2 + 1e-6);
      expect(Math.min(rotated.room.x, rotated.room.y)).toBe(0);
    }),
  );
});

test('A picture follows the pointer: dragging right moves the frame left', () => {
  const frame = computeFrame({ width: 4000, height: 3000 }, 0, 1);
  expect(getDragDelta(frame, { x: 250, y: 90 })).toBeCloseTo(-0.5);
  expect(getDragDelta(computeFrame({ width: 3000, height: 4000 }, 0, 1), { x: 90, y: 250 })).toBeCloseTo(-0.5);
});

test('A face that is partly outside of the frame is detected as cut off', () => {
  const picture = { width: 4000, height: 3000 };
  const frame = computeFrame(picture, 0, 1);
  const face = { x: 0.05, y: 0.3, width: 0.2, height: 0.3 };
  expect(containsArea(frame, -1, picture, face)).toBe(true);
  expect(containsArea(frame, 1, picture, face)).toBe(false);
  expect(containsArea(computeFrame(picture, 0, 4 / 3), 0, picture, { x: 0, y: 0, width: 1, height: 1 })).toBe(true);
  expect(containsArea(computeFrame(picture, 10, 4 / 3), 0, picture, { x: 0, y: 0, width: 1, height: 1 })).toBe(false);
});

test("The result is never larger than the original, nor than a phone's canvas can hold", () => {
  expect(fitWithin({ width: 800.4, height: 600 }, 4096)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 8000, height: 6000 }, 4096)).toEqual({ width: 4096, height: 3072 });
});

test('Brightening keeps black, white and transparency, and a higher exposure never darkens anything', () => {
  assert(
    property(double({ min: -0.5, max: 1, noNaN: true }), (stops) => {
      const table = createExposureTable(stops);
      expect([table[0], table[255]]).toEqual([0, 255]);
      for (let light = 1; light < 256; light++) expect(table[light]).toBeGreaterThanOrEqual(table[light - 1] ?? 0);
      if (stops > 0) expect(table[80]).toBeGreaterThanOrEqual(80);
    }),
  );
  const pixels = Uint8ClampedArray.of(60, 60, 60, 77);
  applyExposure(pixels, createExposureTable(1));
  expect(pixels[0]).toBeGreaterThan(100);
  expect(pixels[3]).toBe(77);
});

test('For a dark photo the suggested exposure is enough to make it bright, one stop at most', () => {
  expect(255 * (90 / 255) ** (1 / 2 ** suggestExposure(90))).toBeCloseTo(150, -1);
  expect(suggestExposure(20)).toBe(1);
  expect(suggestExposure(160)).toBe(0);
  expect(suggestLight(analyzed('good'))).toBeNull();
});

test('A head tilted by 3 to 15 degrees can be straightened; a smaller or larger tilt is left alone', () => {
  const suggested = [2.4, 3, -8.3, 15, 16].map((tilt) => suggestTurn(analyzed('leaning', { tilt })));
  expect(suggested).toEqual([null, -3, 8.5, -15, null]);
  expect(suggestTurn(analyzed('several', { faces: 3, tilt: 8 }))).toBeNull();
});
