import {
  confirmNewsletter,
  oneClickUnsubscribe,
  oneClickUnsubscribePage,
  unsubscribeNewsletter,
} from '@datewright/contracts/marketing/newsletter';
import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { newsletterLinksPerNetwork } from '../rules/rate-limits.ts';
import {
  confirmSubscription as confirm,
  unsubscribe as leave,
  requestSubscription,
} from '../use-cases/newsletter-subscription.ts';
import type { RouteRegistrar } from './route.ts';

export const newsletterRoutes: RouteRegistrar = (routes, ctx) => {
  routes.call(simpleNewsletter, async ({ body, req }) => {
    await requestSubscription(ctx, body, getClientAddress(req));
    return { success: true };
  });
  routes.call(confirmNewsletter, async ({ body, req }) => {
    await confirm(ctx, body.token, getClientAddress(req));
    return { success: true };
  });
  routes.call(unsubscribeNewsletter, async ({ body, req }) => {
    await consumeRateLimit(ctx.limiter, newsletterLinksPerNetwork, getClientAddress(req));
    await leave(ctx, body.token, body.erase);
    return { success: true };
  });
  // No limit by network: one mail provider asks for all its people. A wrong token costs one hash.
  routes.call(oneClickUnsubscribe, async ({ query }) => {
    await leave(ctx, query.token);
    return { success: true };
  });
  routes.stream(oneClickUnsubscribePage, async ({ query, res }) => {
    res.redirect(303, `/newsletter/leave#token=${query.token}`);
  });
};
