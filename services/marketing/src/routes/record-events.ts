import { recordEvents } from '@datewright/contracts/marketing/record-events';
import { AppError } from '@datewright/service-kit/errors';
import type { Route } from './route.ts';

const perAddress = { name: 'events', max: 120, windowSeconds: 60 };

export const recordEventsRoute: Route = (routes, { events, limiter }) => {
  routes.call(recordEvents, async ({ body, req }) => {
    const retryAfter = await limiter.take(perAddress, req.ip ?? 'unknown');
    if (retryAfter > 0) throw new AppError('too_many_attempts', { retryAfter });
    return { recorded: await events.add(body.events) };
  });
};
