import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { BillingEvent } from '../../data/billing/billing-event-repository.ts';
import { mailInvoice } from './mail-invoice.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Invoice events that cause a mail. */
const mailedEventTypes = ['invoice.paid', 'invoice.payment_failed'];

/** Handles a recorded event; repeated until it is marked as handled. */
export async function handleBillingEvent(ctx: BillingContext, event: BillingEvent): Promise<void> {
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
