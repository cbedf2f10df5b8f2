import { ApiError } from '@datewright/sdk/host';
import { startCheckout } from '../src/features/pricing/api/start-checkout.ts';
import { checkout } from '../src/features/pricing/copy/en/checkout.ts';
import { getCheckoutErrorMessage } from '../src/features/pricing/lib/get-checkout-error-message.ts';
import { getCheckoutStep } from '../src/features/pricing/lib/get-checkout-step.ts';
import { isCurrentPlan } from '../src/features/pricing/lib/is-current-plan.ts';

const failure = (code: string, status: number, message = 'what the service said') =>
  new ApiError({ code, status, message });

test.each([
  [failure('not_signed_in', 401), 'Sign-in info missing. Please log in again.'],
  [failure('session_ended', 401), 'Sign-in info missing. Please log in again.'],
  [failure('plan_unavailable', 400), 'This plan is not available yet. Please choose another plan.'],
  [failure('unreadable_answer', 200), 'We could not start checkout because the server returned an invalid response.'],
  [failure('internal', 500), 'We could not start checkout. Please try again.'],
  [failure('not_found', 404), 'We could not start checkout. Please try again.'],
  [failure('network', 0), 'Error starting payment. Please try again!'],
  [failure('timeout', 0), 'Error starting payment. Please try again!'],
  [new TypeError('ours'), 'We could not open the checkout. Please try again.'],
  [failure('consent_missing', 400, 'Please agree first.'), 'Please agree first.'],
  [failure('payment_unavailable', 503, 'Nothing was charged.'), 'Nothing was charged.'],
])('When the checkout fails with %s, then the member sees: %s', (error, sentence) => {
  expect(getCheckoutErrorMessage(error, checkout.errors)).toBe(sentence);
});

describe('When a checkout is started', () => {
  const order = { planType: 'weekly', userId: 'u', userEmail: 'u@example.com', source: 'here' } as const;
  const apiThat = (session: object, offers: object[] = [{ planType: 'weekly', priceId: 'price_1' }]) => {
    const bodies: unknown[] = [];
    const call = async (declared: { path: string }, input?: { body: unknown }) => {
      if (declared.path.endsWith('/offers')) return { offers };
      bodies.push(input?.body);
      return session;
    };
    return { api: { call } as never, bodies };
  };
  beforeAll(() => Object.assign(globalThis, { location: { protocol: 'https:' } }));

  test('then it sends the current price and the consent, and opens the payment page', async () => {
    const { api, bodies } = apiThat({ url: 'https://pay.example/c' });
    expect(await startCheckout(api, order)).toEqual({ kind: 'pay', url: 'https://pay.example/c' });
    expect(bodies).toEqual([{ ...order, priceId: 'price_1', consentToStart: true }]);
  });

  test('then nothing is sent for a plan without a price', async () => {
    const { api, bodies } = apiThat({}, [{ planType: 'monthly', priceId: 'price_2' }]);
    expect(await startCheckout(api, order)).toEqual({ kind: 'no-price' });
    expect(bodies).toEqual([]);
  });

  test('then a missing or invalid URL is not opened', async () => {
    expect(await startCheckout(apiThat({}).api, order)).toEqual({ kind: 'no-url' });
    expect(await startCheckout(apiThat({ url: 'javascript:alert(1)' }).api, order)).toEqual({ kind: 'no-url' });
  });

  test('then an existing subscription is reported with the service’s message', async () => {
    const answer = { hasActiveSubscription: true, message: 'You have one.', url: 'https://pay.example/c' };
    expect(await startCheckout(apiThat(answer).api, order)).toEqual({ kind: 'active', message: 'You have one.' });
  });
});

describe('When a plan is selected', () => {
  const signedIn = { status: 'signed-in', unreachable: false } as const;
  const on = (tier: 'free' | 'weekly' | 'monthly', loading = false, cancelAtPeriodEnd = false) => ({
    session: signedIn,
    plan: { loading, tier, cancelAtPeriodEnd },
  });

  test('then a visitor signs in, but not while the session is unknown', () => {
    const plan = { loading: false, tier: 'free', cancelAtPeriodEnd: false } as const;
    const as = (status: 'loading' | 'signed-out', unreachable = false) =>
      getCheckoutStep('weekly', { session: { status, unreachable }, plan });
    expect(as('loading')).toEqual({ kind: 'wait' });
    expect(as('signed-out')).toEqual({ kind: 'sign-in' });
    expect(as('signed-out', true)).toEqual({ kind: 'unreachable' });
  });

  test('then a free member orders once the plan is known', () => {
    expect(getCheckoutStep('weekly', on('free', true))).toEqual({ kind: 'wait' });
    expect(getCheckoutStep('weekly', on('free'))).toEqual({ kind: 'order' });
  });

  test('then a paying member manages the subscription', () => {
    expect(getCheckoutStep('weekly', on('weekly'))).toEqual({ kind: 'manage', has: 'weekly', request: {} });
    expect(getCheckoutStep('monthly', on('weekly'))).toEqual({ kind: 'upgrade', has: 'weekly' });
    // The customer portal could only undo the cancellation.
    expect(getCheckoutStep('monthly', on('weekly', false, true))).toEqual({ kind: 'take-back' });
    expect(getCheckoutStep('weekly', on('weekly', false, true))).toEqual({
      kind: 'manage',
      has: 'weekly',
      request: {},
    });
    expect(getCheckoutStep('weekly', on('monthly'))).toEqual({
      kind: 'manage',
      has: 'monthly',
      request: { flow: 'change-plan', planType: 'weekly' },
    });
  });
});

test('Marks only a loaded plan as the current one', () => {
  const plan = { loading: false, assumed: false, tier: 'weekly' } as const;
  expect(isCurrentPlan('weekly', plan)).toBe(true);
  expect(isCurrentPlan('monthly', plan)).toBe(false);
  expect(isCurrentPlan('weekly', { ...plan, loading: true })).toBe(false);
  expect(isCurrentPlan('weekly', { ...plan, assumed: true })).toBe(false);
});

test('Uses the catalogue’s names in messages about an active subscription', () => {
  expect(checkout.active.already('weekly')).toBe('You already have an active weekly subscription!');
  expect(checkout.active.manageHere('monthly')).toBe(
    'You already have an active monthly subscription! You can manage it here.',
  );
  expect(checkout.active.redirecting).toBe(
    'You already have an active subscription. Redirecting to subscription management.',
  );
  expect(checkout.errors.noPrice).toBe('Checkout is temporarily unavailable. Please try again later.');
  expect(checkout.errors.noUrl).toBe('We did not receive a valid checkout link. Please try again.');
  expect(checkout.logIn).toBe('Please log in to subscribe!');
});
