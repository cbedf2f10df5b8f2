import { quoteUpgrade as call } from '@datewright/contracts/account/quote-upgrade';
import { paymentPageByMember } from '../../rules/rate-limits.ts';
import { quoteUpgrade } from '../../use-cases/billing/quote-upgrade.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import type { Route } from '../route.ts';

export const quoteUpgradeRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller }) => {
    await enforceRateLimit(ctx, paymentPageByMember, caller.user._id);
    return quoteUpgrade(ctx, caller.user);
  });
