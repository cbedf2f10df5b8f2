import { computeFisherP, findWorseFault } from '../src/rules/compare-canary.ts';

interface Views {
  views: number;
  failed: number;
}
const toHealth = (counts: Views) => ({ version: '1.1.0', hung: 0, callFailed: 0, slow: 0, ...counts });
const isCanaryWorse = (canary: Views, stable: Views) => findWorseFault(toHealth(canary), toHealth(stable)) === 'failed';

test('Fisher’s exact test gives the probabilities of its textbook example, the lady tasting tea', () => {
  expect(computeFisherP({ views: 4, failed: 4 }, { views: 4, failed: 0 })).toBeCloseTo(1 / 70, 10);
  expect(computeFisherP({ views: 4, failed: 3 }, { views: 4, failed: 1 })).toBeCloseTo(17 / 70, 10);
  expect(computeFisherP({ views: 4, failed: 0 }, { views: 4, failed: 4 })).toBe(1);
});

test.each([
  ['it fails always and the stable version never', { views: 3, failed: 3 }, { views: 20, failed: 0 }],
  ['most of its views fail before the stable version was seen', { views: 5, failed: 4 }, { views: 0, failed: 0 }],
  ['a tenth of many views fails', { views: 100, failed: 10 }, { views: 1000, failed: 2 }],
])('A canary is worse when %s', (_when, canary, stable) => {
  expect(isCanaryWorse(canary, stable)).toBe(true);
});

test.each([
  ['it has hardly been seen', { views: 2, failed: 2 }, { views: 1000, failed: 0 }],
  ['both fail alike, as when a service is down', { views: 20, failed: 15 }, { views: 200, failed: 150 }],
  ['a few of its many views fail', { views: 1000, failed: 4 }, { views: 1000, failed: 2 }],
  ['nothing fails', { views: 500, failed: 0 }, { views: 500, failed: 0 }],
  ['nobody has seen either', { views: 0, failed: 0 }, { views: 0, failed: 0 }],
])('A canary is not worse when %s', (_when, canary, stable) => {
  expect(isCanaryWorse(canary, stable)).toBe(false);
});

test('More failures never make a canary look better, nor more good views of it worse', () => {
  const stable = { views: 200, failed: 4 };
  for (let views = 1; views <= 60; views++) {
    for (let failed = 0; failed < views; failed++) {
      const [fewer, more] = [failed, failed + 1].map((count) => isCanaryWorse({ views, failed: count }, stable));
      expect(Number(more)).toBeGreaterThanOrEqual(Number(fewer));
      const longer = isCanaryWorse({ views: views + 1, failed }, stable);
      if (views >= 5) expect(Number(longer)).toBeLessThanOrEqual(Number(isCanaryWorse({ views, failed }, stable)));
    }
  }
});
