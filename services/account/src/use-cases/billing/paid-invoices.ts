import type Stripe from 'stripe';
import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';

/** The paid invoices of one subscription, with what paid them. Two weeks hold no more than a few. */
export async function paidInvoices(ctx: AppContext, subscription: string): Promise<Stripe.Invoice[]> {
  const list = ctx.payments.invoices.list({ subscription, limit: 100, expand: ['data.payments'] });
  const { data } = await ask(list);
  return data.filter(({ status }) => status === 'paid');
}
