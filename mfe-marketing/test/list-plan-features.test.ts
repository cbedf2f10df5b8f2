import { plans } from '@datewright/contracts/plans';
import { en } from '../src/copy/en/marketing.ts';
import { listPlanFeatures } from '../src/lib/list-plan-features.ts';

const read = (tier: keyof typeof plans) => listPlanFeatures(plans[tier], en.pricing.features).map(({ text }) => text);

test('Shows the plan catalogue on each plan card', () => {
  expect(read('free')).toEqual([
    '5 AI messages a day',
    '2 bio rewrites a week',
    '1 photo check a week',
    '1 date plan a week',
  ]);
  expect(read('weekly')).toEqual([
    '1,000 AI messages a day',
    '50 bio rewrites a week',
    '15 photo checks a week',
    'Date plans: with Pro',
  ]);
  expect(read('monthly')).toEqual([
    '5,000 AI messages a day',
    '200 bio rewrites a month',
    '100 photo checks a month',
    '30 date plans a week',
    'Priority queue',
  ]);
});

test('Lists what a plan lacks as not included', () => {
  const coach = listPlanFeatures(plans.weekly, en.pricing.features).filter(({ included }) => !included);
  expect(coach).toEqual([{ text: 'Date plans: with Pro', included: false }]);
});
