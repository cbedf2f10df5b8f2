import { ApiError } from '@datewright/sdk/host';
import { formatMoney } from '../src/billing/format-money.ts';
import { isPaymentUrl } from '../src/billing/payment-redirect.ts';
import { portalErrorMessage } from '../src/billing/portal-error-message.ts';
import { billing } from '../src/copy/billing.ts';

const failure = (code: string, status: number) => new ApiError({ code, status, message: 'what the service said' });
const say = (error: unknown, tier: 'free' | 'weekly' | Error = 'free') =>
  portalErrorMessage(
    error,
    () => (tier instanceof Error ? Promise.reject(tier) : Promise.resolve(tier)),
    billing.portal,
  );

describe('When the portal fails to open', () => {
  test.each([
    [failure('no_active_subscription', 409), 'free', 'No active subscription to manage yet.'],
    [
      failure('no_active_subscription', 409),
      'weekly',
      'We found your subscription, but the portal did not open. Please try again in a few seconds.',
    ],
    [
      failure('no_active_subscription', 409),
      new Error('no answer'),
      'Something went wrong opening the subscription portal. Please try again later.',
    ],
    [
      failure('billing_details_missing', 409),
      'weekly',
      'Your payment provider subscription details are missing. Please contact support.',
    ],
    [failure('unreadable_answer', 200), 'weekly', 'We could not open the subscription portal. Please try again later.'],
    [
      failure('payment_unavailable', 503),
      'weekly',
      'Something went wrong opening the subscription portal. Please try again later.',
    ],
    [
      failure('internal', 500),
      'weekly',
      'Something went wrong opening the subscription portal. Please try again later.',
    ],
    [failure('network', 0), 'weekly', 'Oops! Something went wrong opening the subscription portal.'],
    [failure('timeout', 0), 'weekly', 'Oops! Something went wrong opening the subscription portal.'],
    [new TypeError('ours'), 'weekly', 'Error opening subscription management portal.'],
    [failure('not_signed_in', 401), 'weekly', 'Sign-in info missing. Please log in again.'],
  ] as const)('then %s with the plan %s shows the message of the catalogue', async (error, tier, sentence) => {
    expect(await say(error, tier)).toBe(sentence);
  });
});

test.each([
  ['https://pay.example/x', 'https:', true],
  ['http://localhost:8090/pay', 'http:', true],
  ['http://pay.example/x', 'https:', false],
  ['javascript:alert(1)', 'http:', false],
  ['/pricing', 'http:', false],
  ['', 'http:', false],
  [undefined, 'http:', false],
])('To %s from a page on %s a member may be redirected for payment: %s', (url, own, fine) => {
  expect(isPaymentUrl(url, own)).toBe(fine);
});

test('Amounts are formatted for the locale', () => {
  expect(formatMoney(7.99, 'EUR', 'en')).toBe('€7.99');
  expect(formatMoney(0, 'EUR', 'en')).toBe('€0');
  expect(formatMoney(24.9, 'EUR', 'hu').replace(/\s/g, ' ')).toBe('24,90 EUR');
});
