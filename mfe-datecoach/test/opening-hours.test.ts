import { places } from '../src/features/spots/copy/en/places.ts';
import { findOpenStart, formatOpeningHours, isDaytimeOnly, isOpenAt } from '../src/lib/opening-hours.ts';

const english = (tagged: string) =>
  formatOpeningHours(tagged, places.openingHours, 'en', 'en-US')?.replace(/\s/g, ' ') ?? null;

test.each([
  ['Mo-Fr 08:00-22:00; PH off', 'Mon–Fri 8 AM–10 PM'],
  ['Mo-Th 14:00-22:00; Fr-Su 12:00-24:00', 'Mon–Thu 2 PM–10 PM; Fri–Sun 12 PM–12 AM'],
  ['Mo-Su 07:30-18:00', 'daily 7:30 AM–6 PM'],
  ['10:00-20:00', 'daily 10 AM–8 PM'],
  ['We-Su 12:00-15:00,18:00-22:00', 'Wed–Sun 12 PM–3 PM, 6 PM–10 PM'],
  ['Mo, We, Fr 09:00-12:00', 'Mon, Wed, Fri 9 AM–12 PM'],
  ['Fr-Sa 20:00-26:00; Su off', 'Fri–Sat 8 PM–2 AM; Sun closed'],
  ['Sa,Su,PH 10:00-18:00', 'Sat, Sun 10 AM–6 PM'],
  ['24/7', 'open 24 hours'],
])('Opening hours “%s” are shown as “%s”', (tagged, shown) => {
  expect(english(tagged)).toBe(shown);
});

test('In Hungarian they have Hungarian days and a day of 24 hours', () => {
  const copy = { always: 'éjjel-nappal', daily: 'minden nap', closed: 'zárva' };
  expect(formatOpeningHours('Mo-Fr 08:00-22:00; Su off', copy, 'hu', 'hu')).toBe('H–P 08:00–22:00; V zárva');
});

test.each([
  'Apr-Oct 09:00-18:00',
  'sunrise-sunset',
  'Mo-Fr 08:00+',
  '"by appointment"',
  'PH off',
  '',
  'Mo-Fr 08:00-22:00; week 1-10 Sa 10:00-12:00',
])('Hours that can’t be told in a line are left out: “%s”', (tagged) => expect(english(tagged)).toBeNull());

// The 26th of November 2026 is a Thursday.
test.each([
  ['Mo-Fr 08:00-22:00', '2026-11-26', '19:00', true],
  ['Mo-Fr 08:00-22:00', '2026-11-28', '19:00', false],
  ['Tu-Su 07:00-17:00', '2026-11-26', '19:00', false],
  ['Tu-Su 07:00-17:00', '2026-11-26', '17:00', false],
  ['Tu-Su 07:00-17:00', '2026-11-26', '16:59', true],
  ['Mo-Su 10:00-20:00; Th off', '2026-11-26', '12:00', false],
  ['We-Su 12:00-15:00,18:00-22:00', '2026-11-26', '16:00', false],
  ['Th 20:00-02:00', '2026-11-27', '01:00', true],
  ['Th 20:00-26:00', '2026-11-27', '01:00', true],
  ['Th 20:00-02:00', '2026-11-27', '03:00', false],
  ['Fr-Mo 10:00-18:00', '2026-11-29', '12:00', true],
  ['10:00-20:00', '2026-11-29', '12:00', true],
  ['24/7', '2026-11-29', '03:00', true],
  ['Apr-Oct 09:00-18:00', '2026-11-26', '12:00', null],
  ['Mo-Fr 08:00-22:00', '', '12:00', null],
])('A place with the hours “%s” is open on %s at %s: %s', (tagged, day, time, isOpen) => {
  expect(isOpenAt(tagged, day, time)).toBe(isOpen);
});

test.each([
  ['Mo-Fr 08:00-22:00', '19:00'],
  ['Tu-Su 07:00-17:00', '15:30'],
  ['Tu-Su 07:00-16:45', '15:00'],
  ['Mo-Fr 10:00-20:00', '18:30'],
  ['We-Su 12:00-15:00,18:00-22:00', '19:00'],
  ['Th 20:00-02:00', '20:00'],
  ['Mo-Th 21:30-22:00', '21:30'],
  ['Th off', '19:00'],
  ['Apr-Oct 09:00-18:00', '19:00'],
  ['24/7', '19:00'],
])('With the hours “%s” a Thursday at seven becomes %s', (tagged, start) => {
  expect(findOpenStart(tagged, '2026-11-26', '19:00')).toBe(start);
});

test.each([
  ['Tu-Su 07:00-17:00', true],
  ['Mo-Sa 10:00-19:00', true],
  ['Mo-Sa 10:00-19:01', false],
  ['Mo-Fr 08:00-17:00; Sa 08:00-22:00', false],
  ['Fr-Sa 22:00-02:00', false],
  ['Mo-Su 20:00-02:00', false],
  ['Mo-Su 08:00-10:00', true],
  ['24/7', false],
  ['Apr-Oct 09:00-18:00', false],
])('A place with the hours “%s” is closed every evening: %s', (tagged, isClosed) => {
  expect(isDaytimeOnly(tagged)).toBe(isClosed);
});
