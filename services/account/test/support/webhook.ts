import { webhookSecret } from '@datewright/testkit/vendors';
import Stripe from 'stripe';

const stripe = new Stripe('sk_test_only_signs');

interface Signing {
  secret?: string;
  /** The offset of the timestamp from now, in seconds. */
  off?: number;
}

/** Posts an event as the provider does, with a signature over exactly these bytes. */
export async function postEvent(url: string, event: object, signing: Signing = {}) {
  const payload = JSON.stringify(event);
  return postBytes(url, payload, { 'stripe-signature': signatureOf(payload, signing) });
}

export function signatureOf(payload: string, { secret = webhookSecret, off = 0 }: Signing = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) + off;
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

export async function postBytes(url: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/v1/account/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
  return { status: response.status, body: (await response.json()) as any };
}

let made = 0;
/** An event about an unknown customer. */
export const unknownCustomerEvent = (type = 'customer.subscription.updated') => ({
  id: `evt_${Date.now()}_${++made}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_of_nobody' } },
});
