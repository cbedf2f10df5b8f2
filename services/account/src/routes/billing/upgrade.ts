import { quoteUpgrade as quoteCall } from '@datewright/contracts/account/quote-upgrade';
import { upgrade as upgradeCall } from '@datewright/contracts/account/upgrade';
import { paymentPageByMember } from '../../rules/rate-limits.ts';
import { quoteUpgrade, upgrade } from '../../use-cases/billing/upgrade.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import { type Route, successResponse } from '../route.ts';

export const upgradeRoutes: Route = (routes, ctx) => {
  routes.call(quoteCall, async ({ caller }) => {
    await enforceRateLimit(ctx, paymentPageByMember, caller.user._id);
    return quoteUpgrade(ctx, caller.user);
  });
  routes.call(upgradeCall, async ({ caller, body }) => {
    await enforceRateLimit(ctx, paymentPageByMember, caller.user._id);
    await upgrade(ctx, caller.user, body);
    return successResponse;
  });
};
