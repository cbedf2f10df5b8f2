import { type PaidTier, paidTier } from '@datewright/contracts/account/paid-tier';
import { currency, plans } from '@datewright/contracts/plans';
import type Stripe from 'stripe';

export type PriceIds = Record<PaidTier, string>;

/** The plan of a price id; `null` for a price that we do not sell. */
export const tierOfPrice = (priceIds: PriceIds, priceId: string): PaidTier | null =>
  paidTier.options.find((tier) => priceIds[tier] === priceId) ?? null;

const interval = { weekly: 'week', monthly: 'month' } as const;

/** Differences between Stripe's price and the catalogue; empty when they match. */
export function findPriceMismatches(tier: PaidTier, price: Stripe.Price): string[] {
  const cents = Math.round(plans[tier].price * 100);
  const { recurring } = price;
  return [
    price.active ? '' : 'it is not active',
    price.unit_amount === cents ? '' : `it costs ${price.unit_amount} cents and not ${cents}`,
    price.currency === currency.toLowerCase() ? '' : `it is in ${price.currency}`,
    recurring?.interval === interval[tier] && recurring.interval_count === 1 ? '' : 'its period is another one',
  ].filter(Boolean);
}

/** Stripe counts in cents. */
export const toEuro = (cents: number | null | undefined) => (cents ?? 0) / 100;
