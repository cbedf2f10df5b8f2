import { type LiveVersions, nothingLive } from '../src/rules/decide-release.ts';
import { listRemovable } from '../src/rules/find-removable.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
/** Versions 15 to 1, published 45 to 31 days ago, newest first. */
const versions = Array.from({ length: 15 }, (_, at) => ({
  version: `${15 - at}.0.0`,
  publishedAt: hoursAgo((31 + at) * 24),
}));
const removable = (live: Partial<LiveVersions> = {}, more: Partial<Parameters<typeof listRemovable>[0]> = {}) =>
  listRemovable({ live: { ...nothingLive, ...live }, versions, history: [], inUse: [], ...more }, now).map(
    ({ version }) => version,
  );
const line = (hours: number, action: 'promote' | 'canary' | 'end-canary' | 'rollback', version: string) => ({
  at: hoursAgo(hours).toISOString(),
  action,
  version,
});

test('The ten newest versions stay, and what is live or in use, and what a rollback can return to', () => {
  expect(removable()).toEqual(['5.0.0', '4.0.0', '3.0.0', '2.0.0', '1.0.0']);
  const canary = { version: '2.0.0', percent: 5, visitors: [], since: new Date(now) };
  expect(removable({ stable: '1.0.0', canary, previous: ['3.0.0'] }, { inUse: ['4.0.0'] })).toEqual(['5.0.0']);
});

test('A version stays for thirty days', () => {
  const young = versions.map((one, at) => (at === 12 ? { ...one, publishedAt: hoursAgo(29 * 24) } : one));
  expect(removable({}, { versions: young })).toEqual(['5.0.0', '4.0.0', '2.0.0', '1.0.0']);
});

test('A version stays for a day after it was live, for pages that are still open', () => {
  const history = [
    line(25, 'rollback', '8.0.0'),
    line(23, 'promote', '9.0.0'),
    line(30, 'promote', '1.0.0'),
    line(26, 'promote', '2.0.0'),
    line(40, 'canary', '3.0.0'),
    line(22, 'canary', '5.0.0'),
    line(1, 'end-canary', '5.0.0'),
  ];
  expect(removable({}, { history })).toEqual(['4.0.0', '3.0.0', '2.0.0', '1.0.0']);
  expect(removable({}, { history: [...history, line(20, 'promote', '2.0.0'), line(19, 'promote', '10.0.0')] })).toEqual(
    ['4.0.0', '3.0.0', '1.0.0'],
  );
});
