import { type PaidTier, paidTier } from '@datewright/contracts/account/paid-tier';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Counters } from '../../counters.ts';
import { findPriceMismatches, type PriceIds } from '../../rules/billing/prices.ts';
import { callStripe } from './stripe-client.ts';

/** Milliseconds before a price is compared again. */
const cacheDuration = 10 * 60_000;

export interface Offers {
  /** The plans whose price at Stripe equals the catalogue's. */
  list(): Promise<PaidTier[]>;
}

interface OffersOptions {
  payments: Stripe;
  priceIds: PriceIds;
  log: Logger;
  now: () => number;
  counters: Counters;
}

/** Compares Stripe's prices with the catalogue before anything is sold, and again from time to time. */
export function createOffers(ctx: OffersOptions): Offers {
  let last: { at: number; tiers: PaidTier[] } | undefined;

  async function compare(): Promise<PaidTier[]> {
    const tiers: PaidTier[] = [];
    for (const tier of paidTier.options) {
      const price = await callStripe(ctx.payments.prices.retrieve(ctx.priceIds[tier]));
      const differences = findPriceMismatches(tier, price);
      if (differences.length === 0) tiers.push(tier);
      else {
        ctx.counters.billingAlerts.inc({ kind: 'price does not match' });
        ctx.log.error({ tier, price: price.id, differences }, 'billing: price does not match');
      }
    }
    return tiers;
  }

  return {
    async list() {
      if (last && ctx.now() - last.at < cacheDuration) return last.tiers;
      try {
        last = { at: ctx.now(), tiers: await compare() };
      } catch (error) {
        // While Stripe does not answer, the last comparison stays valid.
        if (!last) throw error;
      }
      return last.tiers;
    },
  };
}
