import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { assert, integer, property, tuple } from '@datewright/testkit/properties';
import { screen } from '@testing-library/react';
import { en } from '../src/copy/en.ts';
import { OrderView } from '../src/features/order/components/order-view.tsx';
import { useOrder } from '../src/features/order/hooks/use-order.ts';
import { getCropPosition } from '../src/lib/crop-position.ts';
import type { AnalyzedPhoto } from '../src/lib/photo.ts';
import { analyzed } from './support/analyzed.ts';

/** A photo with its faces at the given heights. */
function withFacesAt(heights: number[], own: number | null, size = 0.1): AnalyzedPhoto {
  const photo = analyzed('tall', { faces: heights.length });
  const [face] = analyzed('face').result.measured.faces;
  if (!face) throw new Error('a face');
  const faces = heights.map((y) => ({ ...face, area: { x: 0.4, y, width: 0.2, height: size } }));
  return { ...photo, result: { ...photo.result, measured: { ...photo.result.measured, faces, own } } };
}

/** The part of the height that remains of a photo, from 0 to 1, when its frame shows `share` of it. */
function getVisible(photo: AnalyzedPhoto, share: number) {
  const [, y = ''] = getCropPosition(photo).split(' ');
  const start = (Number.parseFloat(y) / 100) * (1 - share);
  return { start, end: start + share };
}

test('A face with hair and chin stays in every crop that it fits into', () => {
  const percents = integer({ min: 0, max: 100 });
  assert(
    property(tuple(percents, percents, percents), ([at, height, more]) => {
      const size = (5 + height / 2) / 100;
      const y = (at / 100) * (1 - size);
      const [top, bottom] = [Math.max(0, y - size * 0.5), Math.min(1, y + size * 1.25)];
      const share = bottom - top + (more / 100) * (1 - (bottom - top));
      const visible = getVisible(withFacesAt([y], 0, size), share);
      expect(visible.start).toBeLessThanOrEqual(top + 0.001);
      expect(visible.end).toBeGreaterThanOrEqual(bottom - 0.001);
    }),
  );
});

test('A crop follows the member’s own face, all faces while theirs is unknown, and without a face the upper third', () => {
  expect(getVisible(withFacesAt([0.05, 0.8], 1), 0.5).end).toBeGreaterThan(0.9);
  expect(getVisible(withFacesAt([0.05, 0.8], 0), 0.5).start).toBeLessThan(0.05);
  const all = getVisible(withFacesAt([0.3, 0.5], null), 0.6);
  expect(all.start).toBeLessThan(0.3);
  expect(all.end).toBeGreaterThan(0.6);
  expect(getCropPosition(analyzed('wall', { faces: 0 }))).toBe('50% 33%');
  expect(getCropPosition({ result: null })).toBe('50% 33%');
});

test('The recommended order shows the head of a tall portrait, in the profile and in the list', async () => {
  const page = await createMemoryHost();
  const photos = [{ ...withFacesAt([0.02], 0), id: 'tall' }, analyzed('other')];
  page.open(() => <OrderView order={useOrder(photos)} />, '/photoanalyzer');
  const profile = await screen.findByRole('img', { name: 'Photo 1: tall.jpg' });
  const row = screen.getByTitle('Drag tall.jpg').querySelector('img');
  for (const image of [profile, row]) expect(image?.style.objectPosition).toBe('50% 0%');
});

test('A crop says what the app takes away', () => {
  const { crop } = en.results;
  expect([crop('Tinder', 35, true), crop('Hinge', 12, false), crop('Bumble', 0, true)]).toEqual([
    'Tinder crops away 35%',
    'Hinge crops away 12%, and part of your face',
    'Bumble shows all of it',
  ]);
});
