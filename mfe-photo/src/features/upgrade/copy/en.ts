import { plans } from '@datewright/contracts/plans';
import { count, photos } from '../../../copy/en/count.ts';

const perWeek = plans.weekly.allowances.photoanalyzer?.limit ?? 0;
const perMonth = plans.monthly.allowances.photoanalyzer?.limit ?? 0;
const offer = `${plans.weekly.name} includes ${perWeek} photos a week, ${plans.monthly.name} ${perMonth} a month.`;

/** Credits, and the upgrade dialog. */
export const gate = {
  freeUsed: 'Your free analysis is used up — a paid plan includes more.',
  upgrade: 'Upgrade',
  periods: { daily: 'daily', weekly: 'weekly', monthly: 'monthly', never: null },
  limitReached: (period: string | null) => `You reached your ${period ? `${period} ` : ''}plan limit.`,
  titles: {
    trial_exhausted: 'Unlock More Photo Insights',
    report: 'Get the Full AI Photo Report',
    limit: 'Need More Analysis Credits?',
  },
  texts: {
    trial_exhausted: `Free includes one photo a week. ${offer}`,
    report: `One photo isn’t a profile. ${offer} You get a report for every photo, the best order, and a PDF of it all, with prompts for the photos that are missing.`,
    limit: `You have fewer credits than photos. ${offer}`,
  },
  room: (most: number) => `You can have up to ${most} photos at a time. Remove some, then add the others.`,
  took: (taken: number, of: number) =>
    taken === 0
      ? of === 1
        ? 'Your photo was not added.'
        : `None of the ${of} photos were added.`
      : `${taken} of ${of} photos ${taken === 1 ? 'was' : 'were'} added.`,
  has: (n: number, of: number) => `You have ${count(n, 'credit', 'credits')} for ${photos(of)}.`,
  chooseThem: (n: number) => `All are here: choose the ${n === 1 ? 'one' : n} to analyze.`,
  analyzeSome: (n: number) => `Analyze ${n} now`,
  upgradeNow: 'Upgrade Now',
  manage: 'Manage subscription',
  later: 'Maybe later',
};
