import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';

/** What members may do on the provider's page: upgrade at once, downgrade and cancel at the end of the period. */
async function wanted(ctx: AppContext): Promise<Stripe.BillingPortal.ConfigurationCreateParams> {
  const page = (path: string) => new URL(path, ctx.config.PUBLIC_ORIGIN).href;
  const products = await Promise.all(
    Object.values(ctx.priceIds).map(async (id) => {
      const { product } = await ask(ctx.payments.prices.retrieve(id));
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

const known = new WeakMap<AppContext, Promise<string>>();

/** The id of our configuration at the provider, made there when it is not. A change of it is another configuration. */
export function portalConfiguration(ctx: AppContext): Promise<string> {
  const remembered = known.get(ctx) ?? findOrMake(ctx);
  known.set(ctx, remembered);
  remembered.catch(() => known.delete(ctx));
  return remembered;
}

async function findOrMake(ctx: AppContext): Promise<string> {
  const params = await wanted(ctx);
  const version = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 32);
  const { data } = await ask(ctx.payments.billingPortal.configurations.list({ active: true, limit: 100 }));
  const existing = data.find(({ metadata }) => metadata?.datewright === version);
  if (existing) return existing.id;
  const made = ctx.payments.billingPortal.configurations.create(
    { ...params, metadata: { datewright: version } },
    { idempotencyKey: `portal:${version}` },
  );
  return (await ask(made)).id;
}
