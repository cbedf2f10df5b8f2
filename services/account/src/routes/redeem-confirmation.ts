import { redeemConfirmation as call } from '@datewright/contracts/account/redeem-confirmation';
import { limitedAddress } from '@datewright/service-kit/client-address';
import { redeemConfirmation } from '../use-cases/redeem-confirmation.ts';
import { done, type Route } from './route.ts';

export const redeemConfirmationRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    const { email } = await redeemConfirmation(ctx, body.access_token, limitedAddress(req.ip));
    return { ...done, email };
  });
