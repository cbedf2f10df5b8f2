import type Stripe from 'stripe';
import type { BillingContext } from '../../context.ts';
import { handleBillingEvent } from './handle-billing-event.ts';

/**
 * Records an event of Stripe once, and handles it unless that is done. Its content is never trusted as news: whenever
 * and however often it arrives, handling it reads Stripe's current state.
 */
export async function receiveBillingEvent(ctx: BillingContext, event: Stripe.Event): Promise<void> {
  const recorded = await ctx.billingEvents.record({
    _id: event.id,
    type: event.type,
    customerId: findCustomerId(event),
    invoiceId: event.data.object.object === 'invoice' ? (event.data.object.id ?? null) : null,
    receivedAt: new Date(ctx.now()),
    handledAt: null,
  });
  if (recorded.handledAt) return;
  await handleBillingEvent(ctx, recorded);
}

function findCustomerId({ data: { object } }: Stripe.Event): string | null {
  if (object.object === 'customer') return object.id;
  const { customer } = object as { customer?: string | { id: string } | null };
  const id = typeof customer === 'object' ? customer?.id : customer;
  return typeof id === 'string' ? id : null;
}
