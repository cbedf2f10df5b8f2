import { startSandbox } from '@datewright/testkit/vendors';
import { createTestContext, type TestContext } from './test-context.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  failsLater: '4000 0000 0000 0341',
  noFunds: '4000 0000 0000 9995',
  asksBank: '4000 0027 6000 3184',
} as const;

/** The sandbox's Stripe as a separate process, and the actions of a member on its pages. */
export interface Payments {
  url: string;
  /** Submits the checkout form; returns the redirect target, or the status of the error page. */
  pay(checkoutUrl: string, card?: string): Promise<{ status: number; to: string | null }>;
  /** Submits a form of the portal: the one that its link opens, or the one at `path`. Returns the redirect target. */
  atPortal(
    portalUrl: string,
    path?: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; to: string | null }>;
  changeCard(portalUrl: string, card: string): Promise<{ status: number; to: string | null }>;
  /** Sets the behaviour of the sandbox. */
  behave(behaviour: object): Promise<void>;
  /** Moves the provider's clock. */
  advance(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startPayments(env: Record<string, string> = {}): Promise<Payments> {
  const sandbox = await startSandbox({ LOG_LEVEL: 'error', ...env });
  const post = async (path: string, body: object) => {
    const answer = await fetch(sandbox.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  const submit = async (page: URL, form: Record<string, string>) => {
    const answer = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: page.origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(form),
    });
    return { status: answer.status, to: answer.headers.get('location') };
  };
  const cardForm = (number: string) => ({
    number,
    expiry: '12 / 39',
    cvc: '123',
    name: 'Kovács Ágnes',
    country: 'HU',
    email: 'payer@example.com',
  });
  return {
    url: sandbox.url,
    stop: sandbox.stop,
    behave: (behaviour) => post('/stripe/behaviour', behaviour),
    advance: (seconds) => post('/stripe/clock', { advanceSeconds: seconds }),
    pay: (checkoutUrl, card = cards.good) => submit(new URL(checkoutUrl), cardForm(card)),
    async atPortal(portalUrl, path, form = {}) {
      if (path) return submit(new URL(portalUrl + path), form);
      const entrance = await fetch(portalUrl, { redirect: 'manual' });
      return submit(new URL(entrance.headers.get('location') ?? '', portalUrl), form);
    },
    changeCard(portalUrl, card) {
      return submit(new URL(`${portalUrl}/card`), cardForm(card));
    },
  };
}

export interface PaymentWorld extends Payments {
  ctx: TestContext;
  /** Creates a second instance of the service on the same database. */
  twin(own?: Record<string, string>): Promise<TestContext>;
  /** Moves both clocks. */
  pass(seconds: number): Promise<void>;
}

/** Creates the parts of the service with a Stripe of their own, on clocks that move together. */
export async function startPaymentWorld(): Promise<PaymentWorld> {
  const payments = await startPayments();
  const now = new Date().toISOString();
  const ctx = await createTestContext(now, { STRIPE_API_URL: payments.url });
  const twins: TestContext[] = [];
  return {
    ...payments,
    ctx,
    async twin(own = {}) {
      const env = { STRIPE_API_URL: payments.url, MONGODB_DB: ctx.config.MONGODB_DB, ...own };
      const twin = await createTestContext(new Date(ctx.clock.now).toISOString(), env);
      twins.push(twin);
      return twin;
    },
    async pass(seconds) {
      await payments.advance(seconds);
      for (const each of [ctx, ...twins]) each.advance(seconds * 1000);
    },
    async stop() {
      await Promise.all([ctx, ...twins].map((each) => each.close()));
      await payments.stop();
    },
  };
}
