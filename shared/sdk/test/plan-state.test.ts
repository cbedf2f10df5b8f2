import type { UserProfileAnswer } from '@datewright/contracts/account/user-profile';
import { mapTools } from '@datewright/contracts/tool-lookup';
import { createUnusedPlan, planFromProfile, withCredits } from '../src/plan/plan-state.ts';

const balance = (available: number, total: number, resetDate: string | null = '2026-11-22T00:00:00.000Z') => ({
  available,
  used: total - available,
  total,
  limit: total,
  resetDate,
  resetPeriod: 'daily' as const,
});

function profileOf(tier: 'free' | 'weekly' | 'monthly', active: boolean): UserProfileAnswer {
  return {
    profile: {
      email: 'a@b.test',
      full_name: null,
      limits_reset_date: '2026-11-21T00:00:00.000Z',
      analyzed_photos_count: 0,
    },
    credits: {
      ...mapTools(() => balance(1, 1)),
      chatpad: balance(3, 5, null),
      bio_write: balance(2, 2),
      photoanalyzer: balance(4, 15),
    },
    subscription: {
      tier,
      endDate: null,
      active,
      renewalDate: null,
      cancelAtPeriodEnd: false,
      nextTier: null,
      paymentDueBy: null,
    },
  };
}

test('When the plan can not be read, then a member has the free plan with five messages', () => {
  const plan = createUnusedPlan('free', { assumed: true });
  expect(plan.features.chatPad).toMatchObject({ hasAccess: true, currentCredits: 5, creditsPerDay: 5 });
  expect(plan).toMatchObject({ tier: 'free', assumed: true, upgradeUrl: '/pricing?checkout=starter' });
});

test('When a subscription is not active, then the plan counts as free', () => {
  expect(planFromProfile(profileOf('monthly', false)).tier).toBe('free');
});

test('When there is no reset date, then messages refresh a day after the last reset', () => {
  expect(planFromProfile(profileOf('free', false)).nextRefreshTime).toBe('2026-11-22T00:00:00.000Z');
});

test('When a member has Starter, then Date Coach is closed and Pro is next', () => {
  const plan = planFromProfile(profileOf('weekly', true));
  expect(plan.features.dateCoach.hasAccess).toBe(false);
  expect(plan.features.photoAnalyzer).toMatchObject({ hasAccess: true, creditsPerDay: 15, currentCredits: 4 });
  expect(plan.upgradeUrl).toBe('/pricing?checkout=pro');
});

test('When a member has Pro, then nothing is left to upgrade to', () => {
  expect(planFromProfile(profileOf('monthly', true)).upgradeUrl).toBeNull();
});

test('When a tool reports its new balance, then the numbers of that tool change and no others', () => {
  const before = planFromProfile(profileOf('free', false));
  const after = withCredits(before, 'chatpad', 2);
  expect(after.features.chatPad.currentCredits).toBe(2);
  expect(after.credits.chatpad.used).toBe(3);
  expect(after.credits.bio_write).toEqual(before.credits.bio_write);
});
