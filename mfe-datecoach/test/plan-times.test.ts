import { addDays, toInstant } from '@datewright/contracts/datecoach/zoned-time';
import { formatDay, getCheckInClock, getEndTime, hasEnded, nextThursday, toTimeSlot } from '../src/lib/plan-times.ts';
import { planOf } from './support/plans.ts';

const at = (day: string, clock: string, zone: string) => toInstant(day, clock, zone).toISOString();

test.each([
  ['winter', '2026-11-26', '19:00', 'Europe/Budapest', '2026-11-26T18:00:00.000Z'],
  ['summer', '2026-07-02', '19:00', 'Europe/Budapest', '2026-07-02T17:00:00.000Z'],
  ['the evening before clocks go back', '2026-10-24', '23:30', 'Europe/Budapest', '2026-10-24T21:30:00.000Z'],
  ['the evening after it', '2026-10-25', '19:00', 'Europe/Budapest', '2026-10-25T18:00:00.000Z'],
  ['an hour that comes twice: the first', '2026-10-25', '02:30', 'Europe/Budapest', '2026-10-25T00:30:00.000Z'],
  ['an hour that clocks skip', '2026-03-29', '02:30', 'Europe/Budapest', '2026-03-29T01:30:00.000Z'],
  ['another continent', '2026-11-26', '19:00', 'America/New_York', '2026-11-27T00:00:00.000Z'],
  ['the hour that comes twice there', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['half an hour of summer time', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['quarters of an hour', '2026-11-26', '19:00', 'Asia/Kathmandu', '2026-11-26T13:15:00.000Z'],
  ['the far side of the date line', '2026-11-26', '19:00', 'Pacific/Kiritimati', '2026-11-26T05:00:00.000Z'],
])('A local time in a zone maps to an instant: %s', (_what, day, clock, zone, instant) => {
  expect(at(day, clock, zone)).toBe(instant);
});

test('An unknown time zone is treated as the browser’s own', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(at('2026-11-26', '19:00', 'Europe/Atlantis')).toBe(at('2026-11-26', '19:00', own));
});

test('A date ends at its end time, also after midnight, or two hours after the start', () => {
  expect(getEndTime(planOf()).toISOString()).toBe('2026-11-26T20:30:00.000Z');
  expect(getEndTime(planOf({ ends: '01:00' })).toISOString()).toBe('2026-11-27T00:00:00.000Z');
  expect(getEndTime(planOf({ ends: null })).toISOString()).toBe('2026-11-26T20:00:00.000Z');
  expect(hasEnded(planOf(), Date.parse('2026-11-26T20:29:59Z'))).toBe(false);
  expect(hasEnded(planOf(), Date.parse('2026-11-26T20:30:00Z'))).toBe(true);
});

test('The friend’s check-in time is in the plan’s time zone', () => {
  const plan = planOf({ timeZone: 'America/New_York', checkIn: 300 });
  expect(getCheckInClock(plan)).toBe('00:00');
  expect(getCheckInClock(planOf({ checkIn: null }))).toBeNull();
  expect(formatDay(plan)).toBe('Thursday, November 26');
});

test('The suggested day is the first Thursday after today', () => {
  expect(nextThursday(new Date(2026, 10, 22, 12))).toBe('2026-11-26');
  expect(nextThursday(new Date(2026, 10, 25, 23, 59))).toBe('2026-11-26');
  expect(nextThursday(new Date(2026, 10, 26, 0, 1))).toBe('2026-12-03');
  expect(nextThursday(new Date(2026, 11, 31, 12))).toBe('2027-01-07');
  expect(addDays('2028-02-28')).toBe('2028-02-29');
});

test.each([
  ['2026-11-26', '05:00', 'thursday', 'morning'],
  ['2026-11-26', '10:59', 'thursday', 'morning'],
  ['2026-11-26', '12:30', 'thursday', 'noon'],
  ['2026-11-28', '14:00', 'saturday', 'afternoon'],
  ['2026-11-29', '19:00', 'sunday', 'evening'],
  ['2026-11-30', '21:00', 'monday', 'late-evening'],
  // Half past midnight on a Sunday is still Saturday night.
  ['2026-11-29', '00:30', 'saturday', 'late-evening'],
  ['2026-12-01', '04:59', 'monday', 'late-evening'],
])('A playbook for %s at %s is for %s, %s', (day, starts, weekday, partOfDay) => {
  expect(toTimeSlot({ day, starts })).toEqual({ weekday, partOfDay });
});
