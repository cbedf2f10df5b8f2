import type { Allowance } from '@datewright/contracts/tool';

/** Shared by all pages that lead to a plan. */
export const plans = {
  period: { weekly: 'a week', monthly: 'a month' },
  choose: (name: string) => `Get ${name}`,
  current: 'Current plan',
  terms: {
    weekly: (amount: string) =>
      `${amount} a week, renews every week until you cancel. Cancel on your profile at any time.`,
    monthly: (amount: string) =>
      `${amount} a month, renews every month until you cancel. Cancel on your profile at any time.`,
  },
  amount: ({ limit, period }: Allowance) =>
    `${limit.toLocaleString('en-US')} ${{ daily: 'a day', weekly: 'a week', monthly: 'a month' }[period]}`,
};
