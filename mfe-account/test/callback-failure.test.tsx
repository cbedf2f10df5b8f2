import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act } from '@testing-library/react';
import { useAuthCallback } from '../src/features/auth-callback/hooks/use-auth-callback.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('A failed callback says so and leads to the sign-in page after three seconds', async () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const page = await createMemoryHost({ visitor: true });
  history.replaceState(null, '', '/auth/callback?error=access_denied');
  page.hook(useAuthCallback);
  expect(page.said).toEqual(['error: Authentication process could not be completed. Please try again.']);
  await pass(2999);
  expect(location.pathname + location.search).toBe('/auth/callback');
  await pass(1);
  expect(location.pathname).toBe('/login');
});
