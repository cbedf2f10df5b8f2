import { resendConfirmation as call } from '@datewright/contracts/account/resend-confirmation';
import { clientAddress } from '@datewright/service-kit/client-address';
import { resendConfirmation } from '../use-cases/resend-confirmation.ts';
import { done, type Route } from './route.ts';

export const resendConfirmationRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    await resendConfirmation(ctx, body.email, clientAddress(req));
    return done;
  });
