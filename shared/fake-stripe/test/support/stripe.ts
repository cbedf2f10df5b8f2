import { type SandboxProcess, startSandbox } from '@datewright/testkit/vendors';
import Stripe from 'stripe';

export const starter = 'price_starter_weekly';
export const pro = 'price_pro_monthly';

export const card = (number: string) => ({
  number,
  expiry: '12 / 34',
  cvc: '123',
  name: 'Anna Kiss',
  country: 'HU',
  email: 'anna@example.com',
});
export const cards = {
  pays: card('4242 4242 4242 4242'),
  failsLater: card('4000 0000 0000 0341'),
  poor: card('4000 0000 0000 9995'),
  asks: card('4000 0027 6000 3184'),
};

/** The stand-in as the product sees it: through the real SDK, and by the hosted pages' forms. */
export interface StripeSandbox extends SandboxProcess {
  post(path: string, body: object): Promise<Response>;
  stripe: Stripe;
  /** Another client of the same account. */
  client(config?: Stripe.StripeConfig, key?: string): Stripe;
  /** Posts a form of a hosted page; redirects are not followed. */
  submit(address: string, fields?: Record<string, string>): Promise<Response>;
  page(address: string): Promise<string>;
  moveClock(jump: { advanceSeconds: number } | { to: string }): Promise<Date>;
  now(): Promise<Date>;
  openCheckout(customer: string, price?: string): Promise<Stripe.Checkout.Session>;
  /** A member with a paid subscription, bought on the checkout page. */
  subscriber(price?: string, fields?: Record<string, string>): Promise<Subscriber>;
}

interface Subscriber {
  customer: string;
  subscription: string;
  item: string;
}

export const daySeconds = 24 * 60 * 60;

export async function startStripe(env: Record<string, string> = {}): Promise<StripeSandbox> {
  const sandbox = await startSandbox(env);
  const post = (path: string, body: object) =>
    fetch(sandbox.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { hostname, port } = new URL(sandbox.url);
  const client = (config: Stripe.StripeConfig = {}, key = 'sk_test_sandbox') =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, ...config });
  const stripe = client();
  // Hosted pages use `localhost`, whose first address need not be the one that the process listens on.
  const here = (address: string) =>
    new URL(new URL(address, sandbox.url).pathname + new URL(address, sandbox.url).search, sandbox.url);
  const submit = (address: string, fields: Record<string, string> = {}) =>
    fetch(here(address), { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

  const openCheckout = (customer: string, price = starter) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://datewright.test/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://datewright.test/pricing',
    });

  return {
    ...sandbox,
    post,
    stripe,
    client,
    submit,
    openCheckout,
    page: async (address) => (await fetch(here(address))).text(),
    async moveClock(jump) {
      const answer = await post('/stripe/clock', jump);
      if (!answer.ok) throw new Error(await answer.text());
      return new Date((await answer.json()).now);
    },
    now: async () => new Date((await (await fetch(`${sandbox.url}/stripe/clock`)).json()).now),
    async subscriber(price = starter, fields = cards.pays) {
      const { id: customer } = await stripe.customers.create({ email: 'anna@example.com' });
      const session = await openCheckout(customer, price);
      const answer = await submit(session.url ?? '', fields);
      if (answer.status !== 303) throw new Error(`The checkout answered ${answer.status}: ${await answer.text()}`);
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
      const { id, items } = subscription as Stripe.Subscription;
      return { customer, subscription: id, item: items.data[0]?.id ?? '' };
    },
  };
}

/** Resolves with Stripe's error, and fails if there is none. */
export const expectStripeError = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => {
      throw new Error('It was not refused');
    },
    (error) => error,
  );
