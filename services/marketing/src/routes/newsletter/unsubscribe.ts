import { unsubscribeNewsletter } from '@datewright/contracts/marketing/newsletter';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { newsletterLinksPerNetwork } from '../../rules/rate-limits.ts';
import { eraseSubscriber } from '../../use-cases/newsletter/erase-subscriber.ts';
import { unsubscribe } from '../../use-cases/newsletter/unsubscribe.ts';
import type { RouteRegistrar } from '../route.ts';

export const unsubscribeRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(unsubscribeNewsletter, async ({ body, req }) => {
    await consumeRateLimit(ctx.limiter, newsletterLinksPerNetwork, getClientAddress(req));
    await (body.erase ? eraseSubscriber : unsubscribe)(ctx, body.token);
    return { success: true };
  });
