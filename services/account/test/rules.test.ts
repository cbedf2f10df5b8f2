import { currentPlan } from '../src/rules/billing/current-plan.ts';
import { grantSubscription } from '../src/rules/billing/granted-subscription.ts';
import { currentCreditPeriod } from '../src/rules/credits/credit-period.ts';
import { parseDateOfBirth } from '../src/rules/date-of-birth.ts';

const at = (text: string) => Date.parse(text);
const free = { subscription: null };
const paid = (tier: 'weekly' | 'monthly', start: string, end: string) => ({
  subscription: grantSubscription(tier, new Date(start), Date.parse(end) - Date.parse(start)),
});
const periodOf = (user: Parameters<typeof currentPlan>[0], tool: 'chatpad' | 'bio_write' | 'datecoach', now: string) =>
  currentCreditPeriod(currentPlan(user, at(now)), tool, at(now));
const span = (period: ReturnType<typeof periodOf>) => period && [period.start.toISOString(), period.end.toISOString()];

describe('When a free member’s credit period is calculated,', () => {
  test('then chat resets by UTC day', () => {
    expect(span(periodOf(free, 'chatpad', '2026-11-21T23:59:59Z'))).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ]);
  });

  test.each([
    ['a Monday at midnight', '2026-11-16T00:00:00Z', '2026-11-16', '2026-11-23'],
    ['the Sunday after it', '2026-11-22T23:59:59Z', '2026-11-16', '2026-11-23'],
    ['the turn of the year', '2027-01-01T12:00:00Z', '2026-12-28', '2027-01-04'],
  ])('then the other tools reset by ISO week: %s', (_what, now, monday, next) => {
    expect(span(periodOf(free, 'bio_write', now))).toEqual([`${monday}T00:00:00.000Z`, `${next}T00:00:00.000Z`]);
  });
});

describe('When a paying member’s credit period is calculated,', () => {
  const starter = paid('weekly', '2026-11-18T15:00:00Z', '2026-11-25T15:00:00Z');
  const pro = paid('monthly', '2026-11-01T15:00:00Z', '2026-12-01T15:00:00Z');

  test('then chat still resets by UTC day', () => {
    expect(periodOf(starter, 'chatpad', '2026-11-21T10:00:00Z')).toMatchObject({ key: 'day-2026-11-21', limit: 1000 });
  });

  test('then weeks and months are those of the subscription', () => {
    expect(span(periodOf(starter, 'bio_write', '2026-11-24T10:00:00Z'))).toEqual([
      '2026-11-18T15:00:00.000Z',
      '2026-11-25T15:00:00.000Z',
    ]);
    expect(periodOf(pro, 'bio_write', '2026-11-24T10:00:00Z')).toMatchObject({ limit: 200, resetPeriod: 'monthly' });
  });

  test('then weeks within a month start with it, and end with it', () => {
    expect(span(periodOf(pro, 'datecoach', '2026-11-09T10:00:00Z'))).toEqual([
      '2026-11-08T15:00:00.000Z',
      '2026-11-15T15:00:00.000Z',
    ]);
    expect(span(periodOf(pro, 'datecoach', '2026-11-30T10:00:00Z'))).toEqual([
      '2026-11-29T15:00:00.000Z',
      '2026-12-01T15:00:00.000Z',
    ]);
  });

  test('then a tool outside the plan has none, and a lapsed plan has free credits', () => {
    expect(periodOf(starter, 'datecoach', '2026-11-21T10:00:00Z')).toBeNull();
    expect(periodOf(starter, 'datecoach', '2026-11-25T15:00:00Z')).toMatchObject({ limit: 1, resetPeriod: 'weekly' });
  });
});

describe('When a date of birth is typed,', () => {
  const today = new Date('2026-11-21T12:00:00Z');
  test('then turning 18 today is old enough, and tomorrow is not', () => {
    expect(parseDateOfBirth('2008-11-21', today)).toBe('2008-11-21');
    expect(() => parseDateOfBirth('2008-11-22', today)).toThrow('18 or older');
  });
  test('then someone born on a leap day turns 18 on 1 March', () => {
    expect(parseDateOfBirth('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe('2008-02-29');
    expect(() => parseDateOfBirth('2008-02-29', new Date('2026-02-28T23:00:00Z'))).toThrow();
  });
  test.each(['', 'yesterday', '1990-13-01', '1990-02-30', '90-01-01', undefined])('then %p is not a date', (typed) => {
    expect(parseDateOfBirth(typed, today)).toBeUndefined();
  });
  test('then the time that a date picker adds is dropped', () => {
    expect(parseDateOfBirth('1990-01-05T00:00:00.000Z', today)).toBe('1990-01-05');
  });
});
