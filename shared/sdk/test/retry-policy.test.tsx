import { ApiError } from '@datewright/sdk/host';
import { createRetryPolicy } from '../src/paid.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const busy = new ApiError({ code: 'too_many_attempts', message: '', status: 429, retryAfter: 1 });
const down = new ApiError({ code: 'unavailable', message: '', status: 503 });

/** Fails with the same error until the policy gives up: how often that was, and the seconds it took. */
async function failUntilOver(error: unknown) {
  const policy = createRetryPolicy(new AbortController().signal);
  const started = Date.now();
  let attempts = 0;
  let over = false;
  const run = (async () => {
    for (;;) {
      attempts += 1;
      await policy.failed(error);
    }
  })().catch(() => {
    over = true;
  });
  while (!over) await jest.advanceTimersByTimeAsync(100);
  await run;
  return { attempts, seconds: (Date.now() - started) / 1000 };
}

test('When a busy service asks for a second, then each attempt comes after 1 to 1.5 seconds, for two minutes', async () => {
  const { attempts, seconds } = await failUntilOver(busy);
  expect(attempts).toBe(121);
  expect(seconds).toBeGreaterThanOrEqual(120);
  expect(seconds).toBeLessThanOrEqual(193);
});

test('When a service is down, then seven attempts are made within a minute', async () => {
  const { attempts, seconds } = await failUntilOver(down);
  expect(attempts).toBe(7);
  expect(seconds).toBeGreaterThan(40);
  expect(seconds).toBeLessThan(60);
});

test('When a retry would not help, or has to wait over a minute, then the first failure is reported', async () => {
  const refused = new ApiError({ code: 'out_of_credits', message: '', status: 402 });
  const later = new ApiError({ code: 'too_many_attempts', message: '', status: 429, retryAfter: 61 });
  expect((await failUntilOver(refused)).attempts).toBe(1);
  expect((await failUntilOver(later)).attempts).toBe(1);
});
