import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import type { ReleasedRemote } from '@datewright/contracts/registry/get-release-table';
import { createComposer } from '@datewright/service-kit/releases/create-composer';
import fc from '@datewright/testkit/properties';

const remote = (name: string, version: string) =>
  ({ card: { name, version }, base: `/remotes/${name}/${version}` }) as ComposedRemote;
const released = (percent: number, visitors: string[] = [], name = 'mfe_sample'): ReleasedRemote => ({
  name,
  stable: remote(name, '1.0.0'),
  canary: { remote: remote(name, '1.1.0'), percent, visitors },
});
const versionOf = (percent: number, visitors?: string[]) => {
  const choose = createComposer({ remotes: [released(percent, visitors)] });
  return (visitor: string | undefined) => choose(visitor).remotes[0]?.card.version;
};
/** Four standard deviations of a share of 10,000. */
const tolerance = (share: number) => 4 * Math.sqrt((share * (1 - share)) / 10_000);

describe('When a remote has a canary', () => {
  test('then its share of 10,000 visitors gets it, and each always gets the same', () => {
    const cases = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.string({ minLength: 1, maxLength: 8 }));
    fc.assert(
      fc.property(cases, ([percent, seed]) => {
        const visitors = Array.from({ length: 10_000 }, (_, at) => `${seed}-visitor-${at}`);
        const first = visitors.map(versionOf(percent));
        expect(visitors.map(versionOf(percent))).toEqual(first);
        const share = first.filter((version) => version === '1.1.0').length / visitors.length;
        expect(Math.abs(share - percent / 100)).toBeLessThanOrEqual(tolerance(percent / 100));
      }),
      { numRuns: 20 },
    );
  });

  test('then both versions are watched, and the composition of those who keep the stable one stays the same', () => {
    const alone = { ...released(0), canary: null };
    const [before, after] = [
      createComposer({ remotes: [alone] }),
      createComposer({ remotes: [released(0, ['chosen'])] }),
    ];
    expect(before('somebody').remotes[0]).not.toHaveProperty('watched');
    for (const visitor of ['somebody', 'chosen', undefined]) expect(after(visitor).remotes[0]?.watched).toBe(true);
    expect(after('somebody').compositionId).toBe(before('somebody').compositionId);
    expect(after('chosen').compositionId).not.toBe(before('chosen').compositionId);
  });

  test('then whoever gets it keeps it while its share grows', () => {
    const visitors = Array.from({ length: 1000 }, (_, at) => `visitor-${at}`);
    const [small, large] = [versionOf(10), versionOf(35)];
    const early = visitors.filter((visitor) => small(visitor) === '1.1.0');
    expect(early.length).toBeGreaterThan(50);
    expect(early.filter((visitor) => large(visitor) !== '1.1.0')).toEqual([]);
  });

  test('then the canaries of two remotes do not always meet the same visitors', () => {
    const choose = createComposer({ remotes: [released(50), released(50, [], 'mfe_other')] });
    const combinations = Array.from({ length: 200 }, (_, at) => choose(`visitor-${at}`).compositionId);
    expect(new Set(combinations).size).toBe(4);
  });

  test('then listed visitors get it at zero percent too, and a visitor without an id never does', () => {
    expect([versionOf(0, ['listed'])('listed'), versionOf(0, ['listed'])('visitor-1')]).toEqual(['1.1.0', '1.0.0']);
    expect(versionOf(100)(undefined)).toBe('1.0.0');
  });
});

test('When remotes have no canary, then everyone gets the same composition; a remote without a version is left out', () => {
  const stable = { ...released(0), canary: null };
  const choose = createComposer({ remotes: [stable, { name: 'mfe_none', stable: null, canary: null }] });
  expect(choose('anyone')).toBe(choose(undefined));
  expect(choose('anyone').remotes).toEqual([stable.stable]);
  expect(createComposer({ remotes: [] })('anyone')).toEqual({ compositionId: 'none', remotes: [] });
});
