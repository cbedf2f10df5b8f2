import { stripeWebhook } from '@datewright/contracts/account/stripe-webhook';
import { takeEvent } from '../use-cases/billing/handle-event.ts';
import type { Route } from './route.ts';

export const stripeWebhookRoute: Route = (routes, ctx) =>
  routes.call(stripeWebhook, async ({ caller: event }) => {
    await takeEvent(ctx, event);
    return { received: true as const };
  });
