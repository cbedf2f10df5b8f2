import { type PaidTier, paidTier } from '@datewright/contracts/account/paid-tier';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Counters } from '../../counters.ts';
import { type PriceIds, priceDifferences } from '../../rules/billing/prices.ts';
import { ask } from './provider.ts';

/** Milliseconds for which a compared price counts as compared. */
const fresh = 10 * 60_000;

export interface Offers {
  /** The plans whose price at the provider is the catalogue's. */
  read(): Promise<PaidTier[]>;
}

interface Parts {
  payments: Stripe;
  priceIds: PriceIds;
  log: Logger;
  now: () => number;
  counters: Counters;
}

/** Compares the provider's prices with the catalogue before anything is sold, and now and then again. */
export function offers(ctx: Parts): Offers {
  let last: { at: number; tiers: PaidTier[] } | undefined;

  async function compare(): Promise<PaidTier[]> {
    const tiers: PaidTier[] = [];
    for (const tier of paidTier.options) {
      const price = await ask(ctx.payments.prices.retrieve(ctx.priceIds[tier]));
      const differences = priceDifferences(tier, price);
      if (differences.length === 0) tiers.push(tier);
      else {
        ctx.counters.billingAlerts.inc({ kind: 'price does not match' });
        ctx.log.error({ tier, price: price.id, differences }, 'billing: price does not match');
      }
    }
    return tiers;
  }

  return {
    async read() {
      if (last && ctx.now() - last.at < fresh) return last.tiers;
      try {
        last = { at: ctx.now(), tiers: await compare() };
      } catch (error) {
        // What was right before the provider went silent still is.
        if (!last) throw error;
      }
      return last.tiers;
    },
  };
}
