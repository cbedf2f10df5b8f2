import { formatDateTime, formatDay, formatLongDate, formatShortDate, formatTime, formatUtcDate } from '../src/dates.ts';

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

test.each([
  ['19:00', 'en-US', '7 PM'],
  ['07:30', 'en-US', '7:30 AM'],
  ['0:00', 'en-US', '12 AM'],
  ['12:00', 'en-US', '12 PM'],
  ['26:00', 'en-US', '2 AM'],
  ['19:00', 'en-GB', '19:00'],
  ['07:30', 'hu-HU', '07:30'],
  ['24:00', 'de-DE', '00:00'],
])('%s reads on a clock of %s as %s', (time, locale, text) => {
  expect(formatTime(time, locale).replace(/\s/g, ' ')).toBe(text);
});
