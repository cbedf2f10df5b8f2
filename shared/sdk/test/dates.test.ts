import { formatDateTime, formatDay, formatLongDate, formatShortDate, formatUtcDate } from '../src/dates.ts';

test('dates are in US long format, or missing', () => {
  expect(formatLongDate('2026-12-24T12:00:00Z')).toBe('December 24, 2026');
  expect([formatLongDate('soon'), formatLongDate(null)]).toEqual([null, null]);
});

test('A date without a time is the same day for every reader', () => {
  expect(formatUtcDate('2026-12-24')).toBe('December 24, 2026');
  expect(formatDay('2026-12-24')).toBe('Thursday, December 24');
  expect(formatDay('2026-12-24', 'hu-HU')).toBe('december 24., csütörtök');
});

test('Where room is short, a date names its month in three letters', () => {
  expect(formatShortDate('2026-12-24T12:00:00Z')).toBe('Dec 24');
  expect(formatDateTime('2026-12-24T15:31:00').replace(/\s/g, ' ')).toBe('Dec 24, 2026, 3:31 PM');
});
