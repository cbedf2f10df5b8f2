import type { PhotoType } from '@datewright/contracts/photo/photo-type';
import { photoTypes } from '@datewright/contracts/photo/photo-type';
import type { MeasurementId } from '@datewright/contracts/photo/rules';
import { assert, constantFrom, integer, property, record, uniqueArray } from '@datewright/testkit/properties';
import { explainOrder, type Reason } from '../src/features/order/lib/explain-order.ts';
import { findMissingTypes } from '../src/features/order/lib/find-missing-types.ts';
import { maxMove } from '../src/features/order/lib/order-rules.ts';
import { recommendOrder } from '../src/features/order/lib/recommend-order.ts';
import type { AnalyzedPhoto } from '../src/lib/photo.ts';
import { areSimilar, groupSimilar } from '../src/lib/photo-traits.ts';
import { canLead, findVerdict } from '../src/lib/photo-verdict.ts';
import { analyzed } from './support/analyzed.ts';

const names = (photos: readonly AnalyzedPhoto[]) => photos.map(({ id }) => id);
const kindsOf = (photos: readonly AnalyzedPhoto[], at: number) =>
  explainOrder(photos)[at]?.reasons.map(({ kind }) => kind);

test('Photos are ordered by score, best first, and photos without a type are left out', () => {
  const photos = [
    analyzed('pet', { type: 'pet', score: 6 }),
    analyzed('blur', { type: 'other', score: 9.9 }),
    analyzed('face', { score: 8.4 }),
    analyzed('beach', { type: 'travel', score: 7 }),
  ];
  expect(names(recommendOrder(photos))).toEqual(['face', 'beach', 'pet']);
  expect(explainOrder(recommendOrder(photos)).map(({ position, photoId }) => `${position} ${photoId}`)).toEqual([
    '1 face',
    '2 beach',
    '3 pet',
  ]);
});

test('A photo with one clear face leads before one with none, several or a small one that is up to half a point better', () => {
  for (const flaw of [{ faces: 0 }, { faces: 3 }, { share: 0.029 }, { share: null }]) {
    const photos = [analyzed('best', { score: 9.5, type: 'travel', ...flaw }), analyzed('clear', { score: 9 })];
    expect(names(recommendOrder(photos))).toEqual(['clear', 'best']);
    expect(kindsOf(recommendOrder(photos), 0)).toEqual(['clearFace']);
    expect(kindsOf(recommendOrder(photos), 1)).toEqual(['lifestyle', 'cannotLead']);
  }
});

test('A photo that is more than half a point worse never leads', () => {
  const photos = [analyzed('small', { score: 9.8, share: 0.029 }), analyzed('dark', { score: 5.5 })];
  expect(names(recommendOrder(photos))).toEqual(['small', 'dark']);
  expect(kindsOf(recommendOrder(photos), 0)).toEqual(['leadsForNow']);
  const ready = [analyzed('small', { score: 9.8, share: 0.029 }), analyzed('ready', { score: 9.2 })];
  expect(names(recommendOrder(ready))).toEqual(['small', 'ready']);
  expect(kindsOf(recommendOrder(ready), 0)).toEqual(['leadsByScore']);
});

test.each([
  ['blurry', { id: 'sharpness', verdict: 'careful' }],
  ['dark', { id: 'light', verdict: 'bad' }],
  ['cut at the edge', { id: 'edge', verdict: 'bad' }],
] as const)('A photo that is %s leads only where no better one can, and without praise', (_what, flaw) => {
  const flawed = analyzed('flawed', { score: 9, flaw });
  const ready = analyzed('ready', { score: 8.6 });
  expect(names(recommendOrder([flawed, ready]))).toEqual(['ready', 'flawed']);
  expect(kindsOf([ready, flawed], 0)).toEqual(['clearFace']);
  expect(kindsOf([ready, flawed], 1)).toEqual(['notReady', 'typeBeside']);
  expect(explainOrder([flawed, ready])[0]?.reasons).toEqual([{ kind: 'leadsBetter', position: 2 }]);
  const two = [flawed, analyzed('also flawed', { score: 8.9, flaw })];
  expect(names(recommendOrder(two))).toEqual(['flawed', 'also flawed']);
  expect(kindsOf(two, 0)).toEqual(['leadsForNow']);
});

test('Only a photo that can lead is named as a better first one', () => {
  const blurry = analyzed('blurry', { score: 9, flaw: { id: 'sharpness', verdict: 'bad' } });
  const group = analyzed('group', { type: 'social', faces: 3, score: 9 });
  expect(kindsOf([group, blurry], 0)).toEqual(['leadsForNow']);
  expect(explainOrder([group, blurry, analyzed('ready', { score: 8.8 })])[0]?.reasons).toEqual([
    { kind: 'clearFaceAt', position: 3, flaw: 'manyFaces' },
  ]);
});

test('When no photo has one clear face, the best one comes first and the page says what it lacks', () => {
  const photos = [analyzed('friends', { type: 'social', score: 6, faces: 4 }), analyzed('far', { score: 7, faces: 0 })];
  expect(explainOrder(recommendOrder(photos))[0]).toEqual({
    position: 1,
    photoId: 'far',
    reasons: [{ kind: 'leadsForNow' }],
  });
});

test('Of photos that are nearly the same, only the best is in the order', () => {
  const [suit, talk] = [{ print: '0f0f0f0f0f0f0f0f' }, { print: 'f0f0f0f0f0f0f0f0' }];
  const photos = [
    analyzed('talk again', { type: 'hobby', score: 9.7, ...talk }),
    analyzed('suit', { score: 9.9, ...suit }),
    analyzed('talk', { type: 'hobby', score: 9.8, ...talk }),
    analyzed('suit again', { score: 9.8, print: '0f0f0f0f0f0f0f00' }),
    analyzed('suit once more', { score: 9.9, ...suit }),
    analyzed('dog', { type: 'pet', score: 8 }),
  ];
  expect(names(recommendOrder(photos))).toEqual(['suit', 'talk', 'dog']);
  expect(groupSimilar(photos).map(({ best, others }) => [best.id, ...names(others)])).toEqual([
    ['suit', 'suit once more', 'suit again'],
    ['talk', 'talk again'],
    ['dog'],
  ]);
});

test('A crop is nearly the same as its photo, whichever is better, and another photo is not, whatever the short hash says', () => {
  const suit = (digit: string) => ({ print: '0f0f0f0f0f0f0f0f', cropHashes: Array(16).fill(digit.repeat(36)) });
  const part = 'f'.repeat(29) + '0'.repeat(7);
  const whole = { ...suit('0'), cropHashes: [...Array(15).fill('0'.repeat(36)), part] };
  const crop = { ...suit('f'), print: 'f0f0f0f0f0f0f0f0', cropHashes: Array(16).fill(part.replace('0', '1')) };
  for (const [better, worse] of [
    [whole, crop],
    [crop, whole],
  ]) {
    const photos = [analyzed('one', { score: 9, ...better }), analyzed('other', { score: 8, ...worse })];
    expect(groupSimilar(photos)).toHaveLength(1);
  }
  expect(groupSimilar([analyzed('one', suit('0')), analyzed('other', suit('3'))])).toHaveLength(2);
  expect(groupSimilar([analyzed('one', suit('0')), analyzed('older', { print: '0f0f0f0f0f0f0f0f' })])).toHaveLength(1);
});

test('Photos of one type are separated within half a point, and not beyond', () => {
  const trio = (score: number) => [
    analyzed('lead', { score: 9 }),
    analyzed('alps', { type: 'travel', score: 8 }),
    analyzed('coast', { type: 'travel', score: 7.8 }),
    analyzed('dog', { type: 'pet', score }),
  ];
  const near = recommendOrder(trio(7.8 - maxMove + 0.1));
  expect(names(near)).toEqual(['lead', 'alps', 'dog', 'coast']);
  expect(kindsOf(near, 2)).toEqual(['variety', 'partsType']);
  const far = recommendOrder(trio(7.8 - maxMove - 0.1));
  expect(names(far)).toEqual(['lead', 'alps', 'coast', 'dog']);
  expect(kindsOf(far, 2)).toEqual(['typeBeside']);
});

test('Only a full-body photo in third place is explained as one', () => {
  const [a, b] = [analyzed('a', { score: 9 }), analyzed('b', { type: 'hobby', score: 8 })];
  const body = analyzed('body', { type: 'full_body', score: 7 });
  expect(kindsOf([a, b, body], 2)).toEqual(['fullBody']);
  expect(kindsOf([a, b, analyzed('pet', { type: 'pet', score: 7 })], 2)).toEqual(['variety']);
  expect(kindsOf([a, body, b], 1)).toEqual(['variety']);
});

test('In the member’s own order, the first photo says which one would be a better first', () => {
  const order = [
    analyzed('group', { type: 'social', faces: 3, score: 9 }),
    analyzed('clear', { score: 7 }),
    analyzed('clearer', { score: 8.5 }),
  ];
  expect(explainOrder(order)[0]?.reasons).toEqual([{ kind: 'clearFaceAt', position: 3, flaw: 'manyFaces' }]);
  expect(kindsOf([analyzed('group', { faces: 3, score: 9.5 }), ...order.slice(1)], 0)).toEqual(['leadsByScore']);
});

test('Types are reasons and missing only where the AI has seen the photos; elsewhere what was measured is', () => {
  const unseen = ['a', 'b', 'c'].map((name) => analyzed(name, { type: 'full_body', sees: false }));
  expect(explainOrder(recommendOrder(unseen)).flatMap(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual([
    'measured',
    'measuresLike',
    'measuresLike',
  ]);
  const mixed = [...unseen.slice(0, 2), analyzed('seen', { sees: true })];
  expect(kindsOf(mixed, 2)).toEqual(['measuresLike']);
  expect(findMissingTypes(unseen)).toEqual([]);
});

test('A type that the AI did not name is no reason, and nothing is called missing beside it', () => {
  const lake = analyzed('lake', { type: 'travel' });
  const photos = [analyzed('a'), { ...lake, result: { ...lake.result, isTypeGuessed: true } }];
  expect(kindsOf(photos, 1)).not.toContain('lifestyle');
  expect(kindsOf([photos[0] ?? lake, lake], 1)).toContain('lifestyle');
  expect(findMissingTypes(photos)).toEqual([]);
});

test('The page names what is missing: a first photo, a full-body photo, an activity', () => {
  expect(findMissingTypes([analyzed('far', { faces: 0, type: 'other' })])).toEqual(['lead', 'fullBody', 'lifestyle']);
  expect(
    findMissingTypes([analyzed('a'), analyzed('b', { type: 'full_body' }), analyzed('c', { type: 'pet' })]),
  ).toEqual([]);
});

const praise = new Set<Reason['kind']>(['highest', 'clearFace']);

function checkReasons(order: readonly AnalyzedPhoto[]): void {
  for (const { reasons, position } of explainOrder(order)) {
    const photo = order[position - 1];
    expect(reasons.length).toBeGreaterThan(0);
    expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
    if (findVerdict(order, position - 1).kind === 'flaw') {
      expect(reasons.filter(({ kind }) => praise.has(kind))).toEqual([]);
      if (position === 1) expect(reasons).toHaveLength(1);
    }
    for (const reason of reasons) {
      if (reason.kind === 'fullBody') expect(photo?.result.type).toBe('full_body');
      if (reason.kind === 'leadsForNow') expect(order.filter(canLead)).toEqual([]);
      if (reason.kind === 'clearFaceAt' || reason.kind === 'leadsBetter') {
        expect(order.slice(reason.position - 1, reason.position).every(canLead)).toBe(true);
      }
    }
  }
}

test('Of any ten photos each that is not nearly the same as a better one appears once, with one first that can lead if there is one, and true reasons', () => {
  const wish = record({
    name: integer(),
    type: constantFrom<PhotoType>(...photoTypes),
    score: integer({ min: 0, max: 100 }),
    faces: integer({ min: 0, max: 2 }),
    share: constantFrom(0.01, 0.2),
    flaw: constantFrom<MeasurementId | null>(null, null, 'sharpness', 'light', 'edge', 'tilt'),
    verdict: constantFrom<'careful' | 'bad'>('careful', 'bad'),
    print: constantFrom('0000000000000000', 'ffffffffffffffff', '00000000ffffffff', '0000000000000001'),
  });
  const wishes = uniqueArray(wish, { maxLength: 10, selector: ({ name }) => name });
  assert(
    property(wishes, (given) => {
      const photos = given.map(({ name, score, flaw, verdict, ...rest }) =>
        analyzed(String(name), { score: score / 10, ...rest, ...(flaw && { flaw: { id: flaw, verdict } }) }),
      );
      const order = recommendOrder(photos);
      const groups = groupSimilar(photos.filter(({ result }) => result.type !== 'other'));
      const shown = groups.map(({ best }) => best);
      for (const { best, others } of groups) {
        expect(others.every((other) => areSimilar(best, other))).toBe(true);
        expect(shown.filter((other) => areSimilar(best, other))).toEqual([best]);
      }
      expect(names(order).sort()).toEqual(names(shown).sort());
      const [lead] = order;
      const best = Math.max(...shown.map(({ result }) => result.score));
      const hasReady = shown.some((photo) => canLead(photo) && photo.result.score >= best - maxMove - 1e-9);
      if (lead) expect(canLead(lead)).toBe(hasReady);
      for (const [at, { result }] of order.entries()) {
        const best = Math.max(0, ...order.slice(at + 1).map((photo) => photo.result.score));
        expect(best - result.score).toBeLessThanOrEqual(maxMove + 1e-9);
      }
      // The member may put the photos in any order, such as the one in which they were chosen.
      for (const places of [order, shown]) checkReasons(places);
    }),
    { numRuns: 300 },
  );
});
