import { recordEvents } from '@datewright/contracts/marketing/record-events';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { Route } from './route.ts';

const perAddress = { name: 'events', max: 120, windowSeconds: 60 };

export const recordEventsRoute: Route = (routes, { events, limiter }) => {
  routes.call(recordEvents, async ({ body, req }) => {
    await takeOrThrow(limiter, perAddress, req.ip ?? 'unknown');
    return { recorded: await events.add(body.events) };
  });
};
