import { AppError } from '@datewright/service-kit/errors/app-error';
import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';

/**
 * Ends a subscription at the provider for good. Ended first: with its open invoice void it would run on. May be repeated.
 */
export async function endSubscription(ctx: AppContext, id: string): Promise<void> {
  await callStripe(ctx.payments.subscriptions.cancel(id, { prorate: false })).catch((error) => {
    // It has ended already.
    if (!isMissing(error)) throw error;
  });
  await voidOpenInvoices(ctx, id);
}

/** Of a plan that has ended nothing can be paid any more. */
export async function voidOpenInvoices(ctx: AppContext, subscription: string): Promise<void> {
  const { data } = await callStripe(ctx.payments.invoices.list({ subscription, status: 'open', limit: 100 }));
  for (const { id = '' } of data) {
    await callStripe(ctx.payments.invoices.voidInvoice(id)).catch((error) => {
      // Void or paid in this very moment.
      if (error instanceof AppError) throw error;
    });
  }
}
