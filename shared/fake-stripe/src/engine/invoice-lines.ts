import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { getRecurrence, productName } from './catalogue.ts';
import { formatDate, formatMoney } from './format.ts';

interface NewLine {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: Price;
  quantity: number;
  subscription: string | null;
  item: string;
  proration: boolean;
}

function newLine(context: StripeContext, params: NewLine): InvoiceLine {
  return {
    id: context.newId('il'),
    object: 'line_item',
    amount: params.amount,
    currency: params.price.currency,
    description: params.description,
    discount_amounts: [],
    discountable: !params.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: params.proration ? context.newId('ii') : null,
        proration: params.proration,
        proration_details: params.proration ? { credited_items: null } : null,
        subscription: params.subscription,
        subscription_item: params.item,
      },
      type: 'subscription_item_details',
    },
    period: params.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: params.price.id, product: params.price.product },
      type: 'price_details',
      unit_amount_decimal: params.price.unit_amount_decimal as never,
    },
    quantity: params.quantity,
    quantity_decimal: String(params.quantity),
    subscription: params.subscription,
    subtotal: params.amount,
    taxes: [],
  };
}

const each = (price: Price) => {
  const { interval, interval_count } = getRecurrence(price);
  return interval_count === 1 ? interval : `${interval_count} ${interval}s`;
};

/** What a line bills: an item at a price, which need not be the price that it has now. */
interface BilledItem {
  item: Pick<SubscriptionItem, 'id' | 'quantity'>;
  price: Price;
  subscription: Subscription['id'];
}

/** The line for a whole period of a price. */
export function periodLine(
  context: StripeContext,
  { item, price, period, subscription }: BilledItem & { period: { start: number; end: number } },
): InvoiceLine {
  const { id, quantity = 1 } = item;
  const unit = price.unit_amount ?? 0;
  const description = `${quantity} × ${productName(context, price)} (at ${formatMoney(unit, price.currency)} / ${each(price)})`;
  return newLine(context, {
    amount: unit * quantity,
    description,
    period,
    price,
    quantity,
    subscription,
    item: id,
    proration: false,
  });
}

/** The line for the rest of a period: charged for `remaining` time, credited for `unused` time. */
export function prorationLine(
  context: StripeContext,
  kind: 'unused' | 'remaining',
  { item, price, part, subscription }: BilledItem & { part: { at: number; start: number; end: number } },
): InvoiceLine {
  const { id, quantity = 1 } = item;
  const share = (part.end - part.at) / (part.end - part.start);
  const amount = Math.round((price.unit_amount ?? 0) * quantity * share);
  const words = kind === 'unused' ? 'Unused time' : 'Remaining time';
  return newLine(context, {
    amount: kind === 'unused' ? -amount : amount,
    description: `${words} on ${productName(context, price)} after ${formatDate(part.at)}`,
    period: { start: part.at, end: part.end },
    price,
    quantity,
    subscription,
    item: id,
    proration: true,
  });
}
