import { ApiError } from '@datewright/sdk/host';
import { readCheckoutSessionId } from '../src/features/purchase/checkout-session-id.ts';
import { markConversion } from '../src/features/purchase/mark-conversion.ts';
import { nextPollDelay, type Purchase, toPurchaseState } from '../src/features/purchase/purchase-state.ts';

const answer = (status: Purchase['status']): Purchase => ({
  status,
  planType: 'monthly',
  amount: 24.99,
  currency: 'EUR',
  transactionId: 'cs_1',
});
const failure = (status: number) => new ApiError({ code: 'any', status, message: 'no' });
const kind = (known: Partial<Parameters<typeof toPurchaseState>[0]>) =>
  toPurchaseState({ answer: undefined, error: null, isLate: false, ...known }).kind;

test('A purchase is checking, then late, and complete as soon as the service says so', () => {
  expect(kind({})).toBe('checking');
  expect(kind({ answer: answer('processing') })).toBe('checking');
  expect(kind({ answer: answer('processing'), isLate: true })).toBe('late');
  expect(kind({ answer: answer('complete'), isLate: true })).toBe('complete');
});

test('An unpaid, expired, unknown or unreachable purchase is shown as such', () => {
  expect(kind({ answer: answer('open') })).toBe('open');
  expect(kind({ answer: answer('expired') })).toBe('expired');
  expect(kind({ error: failure(404) })).toBe('unknown');
  expect(kind({ error: failure(400) })).toBe('unknown');
  expect(kind({ error: failure(503) })).toBe('checking');
  expect(kind({ error: failure(503), isLate: true })).toBe('failed');
});

test('It is polled every second at first, every three seconds later, and no more once the answer is final', () => {
  const ask = (asked: number) => nextPollDelay({ answer: answer('processing'), error: null }, asked);
  expect([0, 1, 2, 3, 4, 50].map(ask)).toEqual([1000, 1500, 2000, 2500, 3000, 3000]);
  expect(nextPollDelay({ answer: answer('complete'), error: null }, 1)).toBe(false);
  expect(nextPollDelay({ answer: answer('expired'), error: null }, 1)).toBe(false);
  expect(nextPollDelay({ answer: undefined, error: failure(404) }, 1)).toBe(false);
  expect(nextPollDelay({ answer: undefined, error: failure(503) }, 1)).toBe(1500);
});

test.each([
  ['?session_id=cs_test_12345678', 'cs_test_12345678'],
  ['?checkout_session_id=cs_test_12345678', 'cs_test_12345678'],
  ['?session_id=unknown', null],
  ['?session_id=../../profile', null],
  ['', null],
])('The URL %j contains the checkout %s', (search, id) => {
  expect(readCheckoutSessionId(new URLSearchParams(search))).toBe(id);
});

test('A purchase is tracked once in a browser', () => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => kept.set(key, to),
    },
  });
  expect([markConversion('cs_1'), markConversion('cs_1'), markConversion('cs_2'), markConversion('cs_1')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
