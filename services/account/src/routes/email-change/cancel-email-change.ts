import { cancelEmailChange } from '@datewright/contracts/account/cancel-email-change';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const cancelEmailChangeRoute: Route = (routes, ctx) =>
  routes.call(cancelEmailChange, async ({ caller }) => {
    await ctx.emailChanges.cancel(caller.user._id);
    return successResponse;
  });
