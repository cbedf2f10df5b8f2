import { recordEvents } from '@datewright/contracts/marketing/record-events';
import { clientAddress } from '@datewright/service-kit/client-address';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import { eventsOfNetwork } from '../rules/limits.ts';
import { keepEvents } from '../use-cases/keep-events.ts';
import type { Route } from './route.ts';

export const recordEventsRoute: Route = (routes, ctx) => {
  routes.call(recordEvents, async ({ body, req }) => {
    const network = clientAddress(req);
    await takeOrThrow(ctx.limiter, eventsOfNetwork, network);
    return keepEvents(ctx, body.events, network);
  });
};
