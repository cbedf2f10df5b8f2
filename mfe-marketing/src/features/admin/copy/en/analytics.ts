import type { FunnelStep } from '@datewright/contracts/marketing/read-analytics';

const steps: Record<FunnelStep, string> = {
  visit: 'Visits',
  register: 'Registered',
  confirm: 'Confirmed',
  suggestion: 'First suggestion',
  purchase: 'Bought',
};

export const analyticsCopy = {
  title: 'Analytics',
  lead: 'Visits that allowed analytics, by UTC day. A visit has a random number and no name.',
  from: 'From',
  to: 'To',
  quick: 'Span',
  quickDays: { week: '7 days', month: '30 days', quarter: '90 days' },
  csv: 'Save as CSV',
  failed: 'We couldn’t load the numbers.',
  retry: 'Try again',
  range: 'Choose a start before the end, at most a year apart.',
  empty: 'No visit on these days allowed analytics.',
  steps,
  funnel: {
    title: 'Funnel',
    note: 'Each visit counts once in each step it reached. Someone who confirms in another visit counts there.',
    ofVisits: (share: string) => `${share} of visits`,
  },
  days: { title: 'By day', day: 'Day' },
  sources: {
    title: 'By source',
    source: 'Source',
    note: 'The campaign of the visit; “direct” is everything without one.',
  },
  pages: { title: 'By page', path: 'Page', views: 'Views', visits: 'Visits' },
  experiments: {
    title: 'Experiments',
    none: 'No experiment ran on these days.',
    variant: 'Variant',
    share: 'Registered, with 95% interval',
    between: (share: string, low: string, high: string) => `${share} (${low} to ${high})`,
    difference: (share: string, low: string, high: string) => `B minus A: ${share} (${low} to ${high}).`,
    unclear: 'The interval includes zero: these visits don’t show which one is better.',
    clear: 'The interval excludes zero: there is a difference, at 95% confidence.',
    note: 'Shares by Wilson 1927, their difference by Newcombe 1998, method 10. Looking every day and stopping at the first clear result finds differences that don’t exist.',
  },
};
