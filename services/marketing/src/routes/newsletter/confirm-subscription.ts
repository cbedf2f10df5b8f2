import { confirmNewsletter } from '@datewright/contracts/marketing/newsletter';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { confirmSubscription } from '../../use-cases/newsletter/confirm-subscription.ts';
import type { RouteRegistrar } from '../route.ts';

export const confirmSubscriptionRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(confirmNewsletter, async ({ body, req }) => {
    await confirmSubscription(ctx, body.token, getClientAddress(req));
    return { success: true };
  });
