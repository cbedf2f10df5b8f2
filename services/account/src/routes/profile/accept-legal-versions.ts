import { acceptLegalVersions as call } from '@datewright/contracts/account/accept-legal-versions';
import { acceptLegalVersions } from '../../use-cases/profile/accept-legal-versions.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const acceptLegalVersionsRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body }) => {
    await acceptLegalVersions(ctx, caller.user._id, body);
    return successResponse;
  });
