import type Stripe from 'stripe';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { BillingEvent } from '../../data/billing/billing-event-repository.ts';
import { mailInvoice } from './mail-invoice.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The events of an invoice that are a reason to mail. */
const mailedEventTypes = ['invoice.paid', 'invoice.payment_failed'];

/**
 * Takes an event of the provider: records it once, handles it unless that was done, and says so only then. An event is
 * a reason to look, never the news itself: late, doubled or in any order, it leads to what the provider says now.
 */
export async function receiveBillingEvent(ctx: AppContext, event: Stripe.Event): Promise<void> {
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

/** Handles a recorded event; again and again until it is noted as handled. */
export async function handleBillingEvent(ctx: AppContext, event: BillingEvent): Promise<void> {
  const user = event.customerId ? await ctx.billing.findByCustomer(event.customerId) : null;
  if (user) {
    const { user: after } = await syncSubscription(ctx, user);
    if (event.invoiceId && mailedEventTypes.includes(event.type)) {
      await mailInvoice(ctx, after, await callStripe(ctx.payments.invoices.retrieve(event.invoiceId)));
    }
  }
  await ctx.billingEvents.markHandled(event._id, new Date(ctx.now()));
  ctx.counters.billingEvents.inc({ type: event.type, outcome: user ? 'handled' : 'nobody of ours' });
}

function findCustomerId({ data: { object } }: Stripe.Event): string | null {
  if (object.object === 'customer') return object.id;
  const { customer } = object as { customer?: string | { id: string } | null };
  const id = typeof customer === 'object' ? customer?.id : customer;
  return typeof id === 'string' ? id : null;
}
