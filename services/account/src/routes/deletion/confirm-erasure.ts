import { confirmErasure } from '@datewright/contracts/account/confirm-erasure';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const confirmErasureRoute: Route = (routes, ctx) =>
  routes.call(confirmErasure, async ({ caller, body }) => {
    await ctx.deletions.confirmErasure(body.userId, caller.name, new Date(ctx.now()));
    return successResponse;
  });
