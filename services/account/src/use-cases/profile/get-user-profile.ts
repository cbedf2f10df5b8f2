import type { UserProfileAnswer } from '@datewright/contracts/account/user-profile';
import { tools } from '@datewright/contracts/tools';
import type { ProfileContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { type CurrentPlan, currentPlan } from '../../rules/billing/current-plan.ts';
import { currentCreditPeriod } from '../../rules/credits/credit-period.ts';
import { getBalances } from '../credits/get-balances.ts';

const [firstTool] = tools;

/** The member's profile, plan and credits as the dashboard shows them. */
export async function getUserProfile(ctx: ProfileContext, user: User): Promise<UserProfileAnswer> {
  const now = ctx.now();
  const current = currentPlan(user, now);
  const credits = await getBalances(ctx, user);
  // Start of the current day of the first tool's credits; pages add 24 hours to it.
  const day = currentCreditPeriod(current, firstTool.credit, now)?.start ?? new Date(now);
  return {
    profile: {
      email: user.email,
      full_name: user.fullName ?? null,
      limits_reset_date: day.toISOString(),
      analyzed_photos_count: credits.photoanalyzer.used,
    },
    credits,
    subscription: toSubscriptionAnswer(user, current),
  };
}

function toSubscriptionAnswer(user: User, { plan, subscription }: CurrentPlan): UserProfileAnswer['subscription'] {
  const end = user.subscription?.periodEnd.toISOString() ?? null;
  return {
    tier: plan.tier,
    endDate: end,
    active: end === null || subscription !== null,
    renewalDate: subscription && !subscription.cancelAtPeriodEnd ? end : null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    nextTier: subscription?.nextTier ?? null,
    paymentDueBy: subscription?.paymentDueBy?.toISOString() ?? null,
  };
}
