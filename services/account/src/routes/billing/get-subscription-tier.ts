import { getSubscriptionTier } from '@datewright/contracts/account/get-subscription-tier';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { refreshSubscription } from '../../use-cases/billing/refresh-subscription.ts';
import type { Route } from '../route.ts';

export const getSubscriptionTierRoute: Route = (routes, ctx) =>
  routes.call(getSubscriptionTier, async ({ caller, body }) => {
    if (body.p_user_id !== caller.user._id) throw new AppError('not_found');
    const user = await refreshSubscription(ctx, caller.user);
    return { tier: currentPlan(user, ctx.now()).plan.tier };
  });
