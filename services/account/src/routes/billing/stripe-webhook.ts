import { stripeWebhook } from '@datewright/contracts/account/stripe-webhook';
import { receiveBillingEvent } from '../../use-cases/billing/receive-billing-event.ts';
import type { Route } from '../route.ts';

export const stripeWebhookRoute: Route = (routes, ctx) =>
  routes.call(stripeWebhook, async ({ caller: event }) => {
    await receiveBillingEvent(ctx, event);
    return { received: true as const };
  });
