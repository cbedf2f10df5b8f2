import { places } from '../src/features/spots/copy/en/places.ts';
import { formatOpeningHours } from '../src/features/spots/lib/format-opening-hours.ts';

const english = (tagged: string) => formatOpeningHours(tagged, places.openingHours, 'en');

test.each([
  ['Mo-Fr 08:00-22:00; PH off', 'Mon–Fri 8 am–10 pm'],
  ['Mo-Th 14:00-22:00; Fr-Su 12:00-24:00', 'Mon–Thu 2 pm–10 pm; Fri–Sun 12 pm–12 am'],
  ['Mo-Su 07:30-18:00', 'daily 7:30 am–6 pm'],
  ['10:00-20:00', 'daily 10 am–8 pm'],
  ['We-Su 12:00-15:00,18:00-22:00', 'Wed–Sun 12 pm–3 pm, 6 pm–10 pm'],
  ['Mo, We, Fr 09:00-12:00', 'Mon, Wed, Fri 9 am–12 pm'],
  ['Fr-Sa 20:00-26:00; Su off', 'Fri–Sat 8 pm–2 am; Sun closed'],
  ['Sa,Su,PH 10:00-18:00', 'Sat, Sun 10 am–6 pm'],
  ['24/7', 'open 24 hours'],
])('Opening hours “%s” are shown as “%s”', (tagged, shown) => {
  expect(english(tagged)).toBe(shown);
});

test('In Hungarian they have Hungarian days and a day of 24 hours', () => {
  const copy = { always: 'éjjel-nappal', daily: 'minden nap', closed: 'zárva' };
  expect(formatOpeningHours('Mo-Fr 08:00-22:00; Su off', copy, 'hu')).toBe('H–P 8:00–22:00; V zárva');
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
