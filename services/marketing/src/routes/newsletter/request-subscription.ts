import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { requestSubscription } from '../../use-cases/newsletter/request-subscription.ts';
import type { RouteRegistrar } from '../route.ts';

export const requestSubscriptionRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(simpleNewsletter, async ({ body, req }) => {
    await requestSubscription(ctx, body, getClientAddress(req));
    return { success: true };
  });
