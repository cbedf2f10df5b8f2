import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { LazyConsentBanner } from '../src/consent/lazy-consent-banner.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const banner = () => screen.queryByRole('region', { name: /Sütik|Cookies/ });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test('A new visitor is asked a second after the page appears', async () => {
  // Without this the banner would also wait for its own code.
  await import('../src/consent/consent-banner.tsx');
  const page = await createMemoryHost({ visitor: true });
  page.open(LazyConsentBanner, '/');
  await pass(999);
  expect(banner()).toBeNull();
  await pass(1);
  expect(banner()).not.toBeNull();
});

test('The page of the cookie settings, which has the same form, shows no banner', async () => {
  const page = await createMemoryHost({ visitor: true });
  page.open(LazyConsentBanner, '/cookie-settings');
  await pass(2000);
  expect(banner()).toBeNull();
});
