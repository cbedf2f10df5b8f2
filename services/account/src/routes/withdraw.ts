import { withdraw as call } from '@datewright/contracts/account/withdraw';
import { paymentPagesOfMember } from '../rules/limits.ts';
import { withdraw } from '../use-cases/billing/withdraw.ts';
import { takeAttempt } from '../use-cases/take-attempt.ts';
import type { Route } from './route.ts';

export const withdrawRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body }) => {
    await takeAttempt(ctx, paymentPagesOfMember, caller.user._id);
    return withdraw(ctx, caller.user, body);
  });
