import { AppError } from '@datewright/service-kit/errors/app-error';
import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';

/**
 * Ends a subscription at Stripe immediately. Cancels first: with its open invoice voided it would stay active. May be
 * repeated.
 */
export async function endSubscription(ctx: BillingContext, id: string): Promise<void> {
  await callStripe(ctx.payments.subscriptions.cancel(id, { prorate: false })).catch((error) => {
    // It has already ended.
    if (!isMissing(error)) throw error;
  });
  await voidOpenInvoices(ctx, id);
}

/** Voids open invoices, so that nothing can be paid for a plan that has ended. */
export async function voidOpenInvoices(ctx: BillingContext, subscription: string): Promise<void> {
  const { data } = await callStripe(ctx.payments.invoices.list({ subscription, status: 'open', limit: 100 }));
  for (const { id = '' } of data) {
    await callStripe(ctx.payments.invoices.voidInvoice(id)).catch((error) => {
      // Voided or paid at this very moment.
      if (error instanceof AppError) throw error;
    });
  }
}
