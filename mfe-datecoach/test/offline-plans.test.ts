import { plan as copy } from '../src/features/plans/copy/en/plan.ts';
import { toOfflinePlans } from '../src/features/plans/lib/to-offline-plans.ts';
import { planOf } from './support/plans.ts';

const dateOn = (day: string, changes: Partial<ReturnType<typeof planOf>> = {}) =>
  planOf({ day, starts: '19:00', ends: '21:00', timeZone: 'UTC', ...changes });
const now = Date.parse('2026-11-25T12:00:00Z');

test('Dates that are not over, soonest first, each shown until its end', () => {
  const plans = [dateOn('2026-11-28'), dateOn('2026-11-25'), dateOn('2026-11-24')];
  expect(toOfflinePlans(plans, copy, now).map(({ title, until }) => [title, until])).toEqual([
    ['Wednesday, November 25, 7 PM–9 PM', Date.parse('2026-11-25T21:00:00Z')],
    ['Saturday, November 28, 7 PM–9 PM', Date.parse('2026-11-28T21:00:00Z')],
  ]);
});

test('Facts name the place, the meeting point and the check-in; a video call has no meeting point', () => {
  const date = { spotName: 'Board game café', matchName: 'Zsófi', place: 'Társas', city: 'Győr', checkIn: 60 };
  const met = { ...date, meetingPoint: 'by the door', transport: 'WALKING' as const, video: false };
  const [out, video] = toOfflinePlans(
    [dateOn('2026-11-25', met), dateOn('2026-11-26', { ...met, video: true })],
    copy,
    now,
  );
  expect(out?.facts).toEqual([
    'Board game café, with Zsófi',
    'Társas, Győr',
    'Meet: by the door',
    'On foot',
    'Tell your friend by 8 PM that all is well',
  ]);
  expect(video?.facts).toEqual([out?.facts[0], out?.facts[1], out?.facts[4]]);
});

test('At most five dates are stored', () => {
  const days = ['25', '26', '27', '28', '29', '30'].map((day) => dateOn(`2026-11-${day}`));
  expect(toOfflinePlans(days, copy, now)).toHaveLength(5);
});
