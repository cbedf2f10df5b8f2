import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { PriceIds } from '../../rules/billing/prices.ts';
import { callStripe } from './stripe-client.ts';

interface PortalOptions {
  payments: Stripe;
  priceIds: PriceIds;
  publicOrigin: string;
}

/** What members may do in Stripe's customer portal: upgrade at once, downgrade or cancel at the end of the period. */
async function configurationParams({
  payments,
  priceIds,
  publicOrigin,
}: PortalOptions): Promise<Stripe.BillingPortal.ConfigurationCreateParams> {
  const page = (path: string) => new URL(path, publicOrigin).href;
  const products = await Promise.all(
    Object.values(priceIds).map(async (id) => {
      const { product } = await callStripe(payments.prices.retrieve(id));
      return { product: typeof product === 'string' ? product : product.id, prices: [id] };
    }),
  );
  return {
    business_profile: { privacy_policy_url: page('/privacy') },
    default_return_url: page('/profile'),
    features: {
      customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: {
          conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
        },
      },
    },
  };
}

export interface PortalConfiguration {
  /** The id of our portal configuration, created on first use. Changed settings create another configuration. */
  id(): Promise<string>;
}

export function createPortalConfiguration(parts: PortalOptions): PortalConfiguration {
  let known: Promise<string> | undefined;
  return {
    id() {
      known ??= findOrCreate(parts).catch((error) => {
        known = undefined;
        throw error;
      });
      return known;
    },
  };
}

async function findOrCreate(parts: PortalOptions): Promise<string> {
  const { payments } = parts;
  const params = await configurationParams(parts);
  const version = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 32);
  const { data } = await callStripe(payments.billingPortal.configurations.list({ active: true, limit: 100 }));
  const existing = data.find(({ metadata }) => metadata?.datewright === version);
  if (existing) return existing.id;
  const made = payments.billingPortal.configurations.create({ ...params, metadata: { datewright: version } });
  return (await callStripe(made)).id;
}
