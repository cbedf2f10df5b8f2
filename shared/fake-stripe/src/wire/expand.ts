import { findObject, type Store } from '../store/store.ts';
import { listOf, type StripeObject } from '../store/stripe-objects.ts';
import { invalidRequest } from './errors.ts';

type Tree = Record<string, unknown>;

/** Fields that an object shows only when they are expanded. */
function includable(store: Store, { id, object }: StripeObject, field: string): unknown {
  if (object === 'invoice' && field === 'payments') {
    return listOf(`/v1/invoice_payments`, store.invoicePayments.where(({ invoice }) => invoice === id).toReversed());
  }
  if (object === 'checkout.session' && field === 'line_items') {
    return listOf(`/v1/checkout/sessions/${id}/line_items`, store.orders.need(id).lineItems);
  }
  if (object === 'customer' && field === 'subscriptions') {
    const own = store.subscriptions.where(({ customer, status }) => customer === id && status !== 'canceled');
    return listOf(`/v1/customers/${id}/subscriptions`, own.toReversed());
  }
  if (object === 'charge' && field === 'refunds') {
    return listOf(`/v1/charges/${id}/refunds`, store.refunds.where(({ charge }) => charge === id).toReversed());
  }
  return undefined;
}

function expandPath(store: Store, target: unknown, path: string[], whole: string): void {
  const [field, ...rest] = path;
  if (field === undefined || target === null || typeof target !== 'object') return;
  if (Array.isArray(target)) {
    for (const item of target) expandPath(store, item, path, whole);
    return;
  }
  const tree = target as Tree;
  const value = Object.hasOwn(tree, field) ? tree[field] : includable(store, tree as unknown as StripeObject, field);
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
  }
  if (typeof value === 'string') {
    const object = findObject(store, value);
    if (!object) throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
    tree[field] = structuredClone(object);
  } else {
    tree[field] = structuredClone(value);
  }
  expandPath(store, tree[field], rest, whole);
}

/** Replaces the ids at `paths` with whole objects. */
export function expand(store: Store, answer: object, paths: string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.filter((step) => step !== 'data').length > 4) {
      throw invalidRequest('You cannot expand more than 4 levels of a property.', 'expand');
    }
    expandPath(store, copy, steps, path);
  }
  return copy;
}
