import { resendConfirmation as call } from '@datewright/contracts/account/resend-confirmation';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { resendConfirmation } from '../../use-cases/sign-up/resend-confirmation.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const resendConfirmationRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    await resendConfirmation(ctx, body.email, getClientAddress(req));
    return successResponse;
  });
