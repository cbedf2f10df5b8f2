import { upgrade as call } from '@datewright/contracts/account/upgrade';
import { paymentPageByMember } from '../../rules/rate-limits.ts';
import { upgradeSubscription } from '../../use-cases/billing/upgrade-subscription.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const upgradeSubscriptionRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body }) => {
    await enforceRateLimit(ctx, paymentPageByMember, caller.user._id);
    await upgradeSubscription(ctx, caller.user, body);
    return successResponse;
  });
