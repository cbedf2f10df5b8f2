import type { Plan, Price, Product } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';

interface NewProduct {
  id?: string;
  name: string;
  description?: string;
  metadata?: Record<string, string>;
}

export function addProduct(context: StripeContext, { id, name, description, metadata = {} }: NewProduct): Product {
  return context.store.products.add({
    id: id ?? context.newId('prod', 14),
    object: 'product',
    active: true,
    created: context.now(),
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: context.now(),
    url: null,
  });
}

interface NewPrice {
  id?: string;
  product: string;
  currency: string;
  unit_amount: number;
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count?: number;
  lookup_key?: string;
  nickname?: string;
  metadata?: Record<string, string>;
  tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified';
}

export function addPrice(context: StripeContext, params: NewPrice): Price {
  return context.store.prices.add({
    id: params.id ?? context.newId('price', 24),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: context.now(),
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: params.metadata ?? {},
    nickname: params.nickname ?? null,
    product: params.product,
    recurring: {
      interval: params.interval,
      interval_count: params.interval_count ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  });
}

export function getRecurrence(price: Price): NonNullable<Price['recurring']> {
  if (!price.recurring) throw new Error(`${price.id} is not recurring`);
  return price.recurring;
}

/** The legacy form of a price, which subscription items still carry. */
export const toPlan = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: getRecurrence(price).interval as Plan['interval'],
  interval_count: getRecurrence(price).interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export const productName = (context: StripeContext, price: Price) => context.store.products.need(price.product).name;

/** The products of every new sandbox, and one price that the product does not know. */
export function seedCatalogue(context: StripeContext): void {
  const shared = { currency: 'eur', tax_behavior: 'inclusive' } as const;
  addProduct(context, { id: 'prod_starter', name: 'Starter' });
  addProduct(context, { id: 'prod_pro', name: 'Pro' });
  addPrice(context, {
    ...shared,
    id: 'price_starter_weekly',
    product: 'prod_starter',
    unit_amount: 799,
    interval: 'week',
    lookup_key: 'starter_weekly',
  });
  addPrice(context, {
    ...shared,
    id: 'price_pro_monthly',
    product: 'prod_pro',
    unit_amount: 2499,
    interval: 'month',
    lookup_key: 'pro_monthly',
  });
  addPrice(context, {
    ...shared,
    id: 'price_unknown_yearly',
    product: 'prod_pro',
    unit_amount: 19900,
    interval: 'year',
    lookup_key: 'unknown_yearly',
  });
}
