import { withdraw as call } from '@datewright/contracts/account/withdraw';
import { paymentPageByMember } from '../../rules/rate-limits.ts';
import { withdraw } from '../../use-cases/billing/withdraw.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import type { Route } from '../route.ts';

export const withdrawRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body }) => {
    await enforceRateLimit(ctx, paymentPageByMember, caller.user._id);
    return withdraw(ctx, caller.user, body);
  });
