import { groupCharges } from '../src/features/dashboard/group-charges.ts';

const photo = (at: string) => ({
  ...{ at, tool: 'photoanalyzer' as const, kind: 'charged' as const, amount: -1, operationId: at, purpose: 'photo' },
});

test('Charges of the same use in the same minute are one line with their sum; others stand alone', () => {
  const entries = [
    photo('2026-11-28T10:00:40Z'),
    photo('2026-11-28T10:00:20Z'),
    { ...photo('2026-11-28T10:00:10Z'), kind: 'released' as const, amount: 1 },
    photo('2026-11-28T10:00:05Z'),
    photo('2026-11-28T09:59:00Z'),
  ];
  expect(groupCharges(entries).map(({ amount }) => amount)).toEqual([-2, 1, -1, -1]);
});
