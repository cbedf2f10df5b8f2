import { plans } from '@datewright/contracts/plans';
import { countWeeksUntilMonthlyIsCheaper, getPricePerDay } from '../src/lib/plan-prices.ts';

test('The weeks named on the weekly plan’s card cost more than a month of the monthly plan, and a week less does not', () => {
  const weeks = countWeeksUntilMonthlyIsCheaper() ?? 0;
  expect(weeks * plans.weekly.price).toBeGreaterThan(plans.monthly.price);
  expect((weeks - 1) * plans.weekly.price).toBeLessThanOrEqual(plans.monthly.price);
});

test('A paid plan has a price per day', () => {
  const perDay = [plans.free, plans.weekly, plans.monthly].map((plan) => getPricePerDay(plan)?.toFixed(2));
  expect(perDay).toEqual([undefined, '1.14', '0.83']);
});
