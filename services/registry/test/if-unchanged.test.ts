import { AppError } from '@datewright/service-kit/errors/app-error';
import { type LiveVersions, nothingLive, promote, rollBack, startCanary } from '../src/rules/decide-release.ts';
import { ifUnchanged, markDecision } from '../src/rules/if-unchanged.ts';

const canary = { version: '1.3.0', percent: 5, visitors: [], since: new Date(0) };
const seen: LiveVersions = { ...nothingLive, stable: '1.2.0', canary, previous: ['1.0.0', '1.1.0'] };
const rollback = (live: LiveVersions) => rollBack(live, () => true);

describe('When somebody decides on what they saw', () => {
  test.each<[string, LiveVersions]>([
    ['the canary has ended', { ...seen, canary: null }],
    ['its share was changed', { ...seen, canary: { ...canary, percent: 50 } }],
    ['it was promoted', { ...seen, stable: '1.3.0', canary: null }],
  ])('then the decision is refused after %s', (_, live) => {
    const mark = markDecision(seen, rollback(seen));
    expect(() => ifUnchanged(mark, rollback)(live)).toThrow(new AppError('release_changed'));
    expect(ifUnchanged(mark, rollback)(seen)?.line).toEqual({ action: 'end-canary', version: '1.3.0' });
    expect(ifUnchanged(undefined, rollback)(live)).not.toBeNull();
  });

  test('then a rollback is refused when it would now return to another version', () => {
    const live = { ...seen, canary: null };
    const mark = markDecision(live, rollback(live));
    expect(() => ifUnchanged(mark, rollback)({ ...live, withdrawn: ['1.1.0'] })).toThrow('Something else is live now');
  });

  test('then the reason for a refusal comes before the change, and the share of a canary is free to choose', () => {
    const promotion = (live: LiveVersions) => promote(live, '1.3.0', 'person');
    const mark = markDecision(seen, promotion(seen));
    expect(() => ifUnchanged(mark, promotion)({ ...seen, canary: null, withdrawn: ['1.3.0'] })).toThrow(
      'was withdrawn',
    );
    const widen = (percent: number) => (live: LiveVersions) => startCanary(live, { ...canary, percent });
    expect(ifUnchanged(markDecision(seen, widen(10)(seen)), widen(40))(seen)?.live.canary?.percent).toBe(40);
  });
});
