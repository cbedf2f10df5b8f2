import { chooseVersion } from '../src/use-cases/build-composition.ts';

const release = { name: 'mfe_sample', owner: 'sample', stable: '1.0.0', decidedBy: 'person' as const, history: [] };

describe('When a remote has a canary', () => {
  const canary = { version: '1.1.0', percent: 20, visitors: ['listed'] };
  const visitors = Array.from({ length: 2000 }, (_, i) => `visitor-${i}`);

  test('then about its share of visitors gets it, and each always gets the same', () => {
    const first = visitors.map((visitor) => chooseVersion({ ...release, canary }, visitor));
    const second = visitors.map((visitor) => chooseVersion({ ...release, canary }, visitor));
    expect(first).toEqual(second);
    const share = first.filter((version) => version === '1.1.0').length / visitors.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
  });

  test('then listed visitors get it at zero percent too, and a visitor without a number never does', () => {
    const closed = { ...canary, percent: 0 };
    expect(chooseVersion({ ...release, canary: closed }, 'listed')).toBe('1.1.0');
    expect(chooseVersion({ ...release, canary: closed }, 'visitor-1')).toBe('1.0.0');
    expect(chooseVersion({ ...release, canary: { ...canary, percent: 100 } }, undefined)).toBe('1.0.0');
  });
});

test('When a remote has no canary, then everyone gets the stable version', () => {
  expect(chooseVersion({ ...release, canary: null }, 'anyone')).toBe('1.0.0');
});
