import { quoteUpgrade as quoteCall } from '@datewright/contracts/account/quote-upgrade';
import { upgrade as upgradeCall } from '@datewright/contracts/account/upgrade';
import { paymentPagesOfMember } from '../rules/limits.ts';
import { quoteUpgrade, upgrade } from '../use-cases/billing/upgrade.ts';
import { takeAttempt } from '../use-cases/take-attempt.ts';
import { done, type Route } from './route.ts';

export const upgradeRoutes: Route = (routes, ctx) => {
  routes.call(quoteCall, async ({ caller }) => {
    await takeAttempt(ctx, paymentPagesOfMember, caller.user._id);
    return quoteUpgrade(ctx, caller.user);
  });
  routes.call(upgradeCall, async ({ caller, body }) => {
    await takeAttempt(ctx, paymentPagesOfMember, caller.user._id);
    await upgrade(ctx, caller.user, body);
    return done;
  });
};
