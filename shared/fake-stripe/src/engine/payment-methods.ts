import { createHash } from 'node:crypto';
import type { PaymentMethod } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { cardError } from '../wire/errors.ts';
import { chargeTestCard, findTestCard } from './test-cards.ts';

interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  name?: string | null;
  email?: string | null;
  country?: string | null;
}

/** Creates a card that is attached to no customer yet. */
export function addCard(
  context: StripeContext,
  { number, expMonth, expYear, name, email, country }: TypedCard,
): PaymentMethod {
  const known = findTestCard(number);
  const brand = known?.brand ?? 'visa';
  const method = context.store.paymentMethods.add({
    id: context.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: country ?? null, line1: null, line2: null, postal_code: null, state: null },
      email: email ?? null,
      name: name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand === 'amex' ? 'american_express' : brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: known ? createHash('sha256').update(number).digest('base64url').slice(0, 16) : null,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  // An unknown number is not stored: it might be a real card's.
  context.store.cards.add({ id: method.id, number: known?.number ?? '' });
  return method;
}

export const cardNumber = (context: StripeContext, paymentMethod: string) =>
  context.store.cards.need(paymentMethod).number;

/** Like Stripe, refuses to attach a card that its bank declines outright. */
export function attachCard(context: StripeContext, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  const number = cardNumber(context, method.id);
  const verdict = chargeTestCard(number, { session: false, checkout: false });
  if (verdict.kind === 'declines' && !(findTestCard(number)?.attaches ?? false)) {
    throw cardError(verdict.message, verdict.code, {
      ...(verdict.declineCode && { decline_code: verdict.declineCode }),
    });
  }
  updateObject(context, method, { customer }, 'payment_method.attached');
  return method;
}

export function detachCard(context: StripeContext, method: PaymentMethod): PaymentMethod {
  updateObject(context, method, { customer: null }, 'payment_method.detached');
  return method;
}
