import { z } from '@datewright/contracts/zod';
import { addConfiguration, noFeatures } from '../engine/portal.ts';
import type { PortalConfiguration } from '../store/stripe-objects.ts';
import { endpoint } from '../wire/endpoint.ts';
import { requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import {
  applyUnset,
  flag,
  ignored,
  listFields,
  mergeMetadata,
  metadata,
  text,
  unsettable,
  wholeNumber,
} from '../wire/params.ts';
import { proration } from './subscription-params.ts';

const none = z.strictObject({});
const texts = z.union([z.literal(''), z.array(text)]);
const adjustable = z.strictObject({
  enabled: flag,
  maximum: z.optional(wholeNumber),
  minimum: z.optional(wholeNumber),
});
const product = z.strictObject({ product: text, prices: z.array(text), adjustable_quantity: z.optional(adjustable) });
const condition = z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) });

const features = z.strictObject({
  customer_update: z.optional(z.strictObject({ enabled: z.optional(flag), allowed_updates: z.optional(texts) })),
  invoice_history: z.optional(z.strictObject({ enabled: flag })),
  payment_method_update: z.optional(z.strictObject({ enabled: flag, payment_method_configuration: ignored })),
  subscription_cancel: z.optional(
    z.strictObject({
      enabled: z.optional(flag),
      mode: z.optional(z.enum(['at_period_end', 'immediately'])),
      proration_behavior: z.optional(proration),
      cancellation_reason: z.optional(z.strictObject({ enabled: flag, options: z.optional(texts) })),
    }),
  ),
  subscription_pause: ignored,
  subscription_update: z.optional(
    z.strictObject({
      enabled: z.optional(flag),
      billing_cycle_anchor: z.optional(z.enum(['now', 'unchanged'])),
      default_allowed_updates: z.optional(texts),
      products: z.optional(z.union([z.literal(''), z.array(product)])),
      proration_behavior: z.optional(proration),
      schedule_at_period_end: z.optional(z.strictObject({ conditions: z.optional(z.array(condition)) })),
      trial_update_behavior: ignored,
    }),
  ),
});
const common = {
  business_profile: z.optional(
    z.strictObject({
      headline: z.optional(unsettable),
      privacy_policy_url: z.optional(unsettable),
      terms_of_service_url: z.optional(unsettable),
    }),
  ),
  default_return_url: z.optional(unsettable),
  metadata: z.optional(metadata),
  name: z.optional(unsettable),
  login_page: ignored,
};
const createParams = z.strictObject({ features, ...common });
const updateParams = z.strictObject({ features: z.optional(features), active: z.optional(flag), ...common });
const listParams = z.strictObject({ ...listFields, active: z.optional(flag), is_default: z.optional(flag) });

type Features = PortalConfiguration['features'];

/** Merges requested features over the current ones; an empty text means an empty list. */
function mergeFeatures(current: Features, requested: z.output<typeof features> | undefined): Features {
  const merged: Record<string, object> = {};
  for (const [name, before] of Object.entries(current)) {
    const fields = (requested?.[name as keyof typeof requested] as Record<string, unknown> | undefined) ?? {};
    const changes = Object.entries(fields).filter(([, value]) => value !== undefined);
    merged[name] = {
      ...before,
      ...Object.fromEntries(changes.map(([key, value]) => [key, value === '' ? [] : value])),
    };
  }
  const { subscription_update: update } = merged as unknown as Features;
  for (const one of update.products ?? []) one.adjustable_quantity ??= { enabled: false, maximum: null, minimum: 1 };
  update.schedule_at_period_end = { conditions: update.schedule_at_period_end.conditions ?? [] };
  return merged as unknown as Features;
}

function fieldsOf(
  known: Partial<PortalConfiguration>,
  params: z.output<typeof createParams> | z.output<typeof updateParams>,
) {
  const before = known.business_profile ?? { headline: null, privacy_policy_url: null, terms_of_service_url: null };
  const profile = params.business_profile;
  return {
    features: mergeFeatures(known.features ?? noFeatures, params.features),
    business_profile: {
      headline: applyUnset(profile?.headline, before.headline),
      privacy_policy_url: applyUnset(profile?.privacy_policy_url, before.privacy_policy_url),
      terms_of_service_url: applyUnset(profile?.terms_of_service_url, before.terms_of_service_url),
    },
    default_return_url: applyUnset(params.default_return_url, known.default_return_url ?? null),
    metadata: mergeMetadata(known.metadata ?? {}, params.metadata),
    name: applyUnset(params.name, known.name ?? null),
  };
}

export const portalConfigurations = [
  endpoint('POST', '/billing_portal/configurations', createParams, (context, params) => {
    const made = addConfiguration(context, structuredClone(fieldsOf({}, params)));
    context.emit('billing_portal.configuration.created', made);
    return made;
  }),
  endpoint('GET', '/billing_portal/configurations', listParams, ({ store }, { active, is_default, ...page }) => {
    const fits = store.portalConfigurations.where(
      (one) =>
        (active === undefined || one.active === active) && (is_default === undefined || one.is_default === is_default),
    );
    return paginate(fits, page, '/v1/billing_portal/configurations');
  }),
  endpoint('GET', '/billing_portal/configurations/:id', none, ({ store }, _params, { id }) =>
    requireFound(store.portalConfigurations.get(id), 'configuration', id),
  ),
  endpoint('POST', '/billing_portal/configurations/:id', updateParams, (context, params, { id }) => {
    const known = requireFound(context.store.portalConfigurations.get(id), 'configuration', id);
    Object.assign(known, fieldsOf(known, params), { active: params.active ?? known.active, updated: context.now() });
    context.emit('billing_portal.configuration.updated', known);
    return known;
  }),
];
