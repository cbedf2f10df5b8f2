import { recordEvents } from '@datewright/contracts/marketing/record-events';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { eventBatchesPerNetwork } from '../rules/rate-limits.ts';
import { storeEvents } from '../use-cases/analytics/store-events.ts';
import type { RouteRegistrar } from './route.ts';

export const recordEventsRoute: RouteRegistrar = (routes, ctx) => {
  routes.call(recordEvents, async ({ body, req }) => {
    const network = getClientAddress(req);
    await consumeRateLimit(ctx.limiter, eventBatchesPerNetwork, network);
    return storeEvents(ctx, body.events, network);
  });
};
