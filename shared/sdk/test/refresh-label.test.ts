import { en } from '../src/copy/en.ts';
import { refreshLabel } from '../src/plan/refresh-label.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const label = (at: string | null) => refreshLabel(at, now, en.refresh);

test.each([
  [null, 'Refreshes daily'],
  ['not a date', 'Refreshes daily'],
  ['2026-11-21T11:59:59Z', 'Refreshes soon'],
  ['2026-11-21T12:25:00Z', 'Next refresh in 25m'],
  ['2026-11-21T15:00:00Z', 'Next refresh in 3h'],
  ['2026-11-24T12:00:00Z', 'Next refresh in 3d'],
])('When messages refresh at %s, then a member sees “%s”', (at, read) => {
  expect(label(at)).toBe(read);
});
