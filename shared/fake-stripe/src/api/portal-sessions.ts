import { z } from '@datewright/contracts/zod';
import { isLive, itemOf } from '../engine/subscriptions.ts';
import type { PortalConfiguration, PortalSession } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, requireFound } from '../wire/errors.ts';
import { text, wholeNumber } from '../wire/params.ts';
import { needCustomer } from './customers.ts';
import { needSubscription } from './subscriptions.ts';

const one = z.strictObject({ subscription: text });
const flowData = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
  after_completion: z.optional(
    z.strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      hosted_confirmation: z.optional(z.strictObject({ custom_message: z.optional(text) })),
      redirect: z.optional(z.strictObject({ return_url: text })),
    }),
  ),
  subscription_cancel: z.optional(one),
  subscription_update: z.optional(one),
  subscription_update_confirm: z.optional(
    z.strictObject({
      subscription: text,
      items: z.array(z.strictObject({ id: text, price: z.optional(text), quantity: z.optional(wholeNumber) })),
    }),
  ),
});
const createParams = z.strictObject({
  customer: text,
  configuration: z.optional(text),
  return_url: z.optional(text),
  locale: z.optional(text),
  flow_data: z.optional(flowData),
});
type RequestedFlow = z.output<typeof flowData>;

const featureOf = {
  payment_method_update: 'payment_method_update',
  subscription_cancel: 'subscription_cancel',
  subscription_update: 'subscription_update',
  subscription_update_confirm: 'subscription_update',
} as const;

/** A deep link may only lead to something that the configuration allows. */
function checkFlow(
  context: StripeContext,
  flow: RequestedFlow,
  customer: string,
  { features }: PortalConfiguration,
): void {
  if (!features[featureOf[flow.type]].enabled) {
    throw invalidRequest(
      `This subscription cannot be updated because the ${featureOf[flow.type]} feature in the portal configuration is disabled.`,
      'flow_data[type]',
    );
  }
  if (flow.type === 'payment_method_update') return;
  const details = flow[flow.type];
  if (!details) {
    const param = `flow_data[${flow.type}]`;
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const param = `flow_data[${flow.type}][subscription]`;
  const subscription = needSubscription(context, details.subscription, param);
  if (subscription.customer !== customer) requireFound(undefined, 'subscription', details.subscription, param);
  if (!isLive(subscription)) throw invalidRequest('This subscription is canceled and can not be changed.', param);
  if (flow.type === 'subscription_cancel' && subscription.cancel_at !== null) {
    throw invalidRequest('The subscription is already set to be canceled.', param);
  }
  if (flow.type !== 'subscription_update_confirm') return;
  const item = flow.subscription_update_confirm?.items[0];
  const where = 'flow_data[subscription_update_confirm][items][0]';
  if (!item || item.id !== itemOf(subscription).id)
    requireFound(undefined, 'subscription item', item?.id ?? '', `${where}[id]`);
  const price = item?.price ?? '';
  requireFound(context.store.prices.get(price), 'price', price, `${where}[price]`);
  const allowed = (features.subscription_update.products ?? []).some(({ prices }) => prices.includes(price));
  if (!allowed) {
    throw invalidRequest(`The price ${price} is not part of the portal configuration's products.`, `${where}[price]`);
  }
}

function flowOf(flow: RequestedFlow): NonNullable<PortalSession['flow']> {
  const after = flow.after_completion;
  const confirm = flow.subscription_update_confirm;
  return {
    type: flow.type,
    after_completion: {
      type: after?.type ?? 'portal_homepage',
      redirect: after?.redirect ?? null,
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
    },
    customer_update: null,
    subscription_cancel: flow.subscription_cancel ? { ...flow.subscription_cancel, retention: null } : null,
    subscription_pause: null,
    subscription_update: flow.subscription_update ?? null,
    subscription_update_confirm: confirm
      ? {
          subscription: confirm.subscription,
          discounts: null,
          items: confirm.items.map(({ id, price = null, quantity = 1 }) => ({ id, price, quantity })),
        }
      : null,
  };
}

function create(context: StripeContext, params: z.output<typeof createParams>): PortalSession {
  const customer = needCustomer(context, params.customer, 'customer');
  const { portalConfigurations, portalSessions } = context.store;
  const configuration = params.configuration
    ? requireFound(
        portalConfigurations.get(params.configuration),
        'configuration',
        params.configuration,
        'configuration',
      )
    : portalConfigurations.where(({ is_default }) => is_default)[0];
  if (!configuration?.active) throw invalidRequest('There is no active portal configuration.', 'configuration');
  if (params.flow_data) checkFlow(context, params.flow_data, customer.id, configuration);
  const id = context.newId('bps');
  const session = portalSessions.add({
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: context.now(),
    customer: customer.id,
    customer_account: null,
    flow: params.flow_data ? flowOf(params.flow_data) : null,
    livemode: false,
    locale: (params.locale as PortalSession['locale']) ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? configuration.default_return_url,
    url: `${context.publicUrl}/stripe/portal/${id}`,
  });
  context.emit('billing_portal.session.created', session);
  return session;
}

export const portalSessions = [endpoint('POST', '/billing_portal/sessions', createParams, create)];
