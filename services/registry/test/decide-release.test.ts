import {
  type LiveVersions,
  nothingLive,
  promote,
  rollBack,
  startCanary,
  withdraw,
} from '../src/rules/decide-release.ts';

const live = (changes: Partial<LiveVersions> = {}): LiveVersions => ({
  ...nothingLive,
  stable: '1.2.0',
  previous: ['1.0.0', '1.1.0'],
  decidedBy: 'person',
  ...changes,
});
const canary = { since: new Date(), version: '1.3.0', percent: 5, visitors: [] };
const always = () => true;

test('When a version is promoted, then the canary ends and a rollback returns to the version before', () => {
  const promoted = promote(live({ canary }), '1.3.0', 'person');
  expect(promoted?.live).toMatchObject({ stable: '1.3.0', canary: null, previous: ['1.0.0', '1.1.0', '1.2.0'] });
  expect(promoted?.line).toEqual({ action: 'promote', version: '1.3.0' });
  expect(promote(live(), '1.2.0', 'person')?.live.previous).toEqual(live().previous);
});

test('When a start promotes, then it changes nothing that a person decided, and brings no withdrawn version back', () => {
  expect(promote(live(), '1.3.0', 'start')).toBeNull();
  expect(promote(live({ decidedBy: 'start' }), '1.3.0', 'start')?.live).toMatchObject({ stable: '1.3.0' });
  expect(promote(live({ decidedBy: 'start', withdrawn: ['1.3.0'] }), '1.3.0', 'start')).toBeNull();
});

describe('When a team rolls back', () => {
  test('then the canary ends first and the stable version stays', () => {
    const ended = rollBack(live({ canary }), always);
    expect(ended?.live).toMatchObject({ stable: '1.2.0', canary: null, previous: ['1.0.0', '1.1.0'] });
    expect(ended?.line).toEqual({ action: 'end-canary', version: '1.3.0' });
  });

  test('then each rollback goes one version further back, until there is none', () => {
    const once = rollBack(live(), always)?.live ?? nothingLive;
    const twice = rollBack(once, always)?.live ?? nothingLive;
    expect([once.stable, twice.stable]).toEqual(['1.1.0', '1.0.0']);
    expect(() => rollBack(twice, always)).toThrow('no earlier version');
  });

  test('then withdrawn and unusable versions are skipped', () => {
    expect(rollBack(live({ withdrawn: ['1.1.0'] }), always)?.live.stable).toBe('1.0.0');
    expect(rollBack(live(), (version) => version !== '1.1.0')?.live.stable).toBe('1.0.0');
  });
});

test('When a version is withdrawn, then it can’t become live again, and the stable one can’t be withdrawn', () => {
  const without = withdraw(live({ canary }), '1.3.0')?.live ?? nothingLive;
  expect(without).toMatchObject({ canary: null, withdrawn: ['1.3.0'], stable: '1.2.0' });
  expect(() => promote(without, '1.3.0', 'person')).toThrow('withdrawn');
  expect(() => startCanary(without, canary)).toThrow('withdrawn');
  expect(withdraw(without, '1.3.0')).toBeNull();
  expect(() => withdraw(live(), '1.2.0')).toThrow('Roll back or promote another version first');
  expect(() => startCanary(live(), { ...canary, version: '1.2.0' })).toThrow('already the stable one');
});
