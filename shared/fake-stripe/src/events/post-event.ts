import type { StripeEvent, WebhookEndpoint } from '../store/stripe-objects.ts';
import { signPayload } from './sign-payload.ts';

const timeoutMs = 10_000;

/** What an endpoint answered, or why it could not be reached. */
export interface PostResult {
  at: string;
  status: number | null;
  error: string | null;
}

/** Posts a signed event to an endpoint. */
export async function postEvent(event: StripeEvent, endpoint: WebhookEndpoint): Promise<PostResult> {
  const at = new Date().toISOString();
  return post(event, endpoint).then(
    (status) => ({ at, status, error: null }),
    (thrown: Error) => ({
      ...{ at, status: null },
      error: (thrown.cause as Error | undefined)?.message ?? thrown.message,
    }),
  );
}

async function post(event: StripeEvent, endpoint: WebhookEndpoint): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const response = await fetch(endpoint.url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signPayload(body, endpoint.secret ?? '', Math.floor(Date.now() / 1000)),
    },
    body,
  });
  await response.body?.cancel();
  return response.status;
}
