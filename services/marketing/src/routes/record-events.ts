import { recordEvents } from '@datewright/contracts/marketing/record-events';
import { clientAddress } from '@datewright/service-kit/client-address';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import { impersonal } from '../numbers/impersonal.ts';
import { eventsOfNetwork } from '../rules/limits.ts';
import type { Route } from './route.ts';

export const recordEventsRoute: Route = (routes, { events, limiter }) => {
  routes.call(recordEvents, async ({ body, req }) => {
    await takeOrThrow(limiter, eventsOfNetwork, clientAddress(req));
    return { recorded: await events.add(body.events.map(impersonal)) };
  });
};
