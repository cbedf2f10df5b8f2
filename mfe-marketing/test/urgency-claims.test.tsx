import type { Claim } from '@datewright/contracts/marketing/claims';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { UrgencyClaims } from '../src/features/site/components/bio-landing/urgency-claims.tsx';

const sale: Claim = {
  id: 'flashSale',
  pages: ['profile-analyzer'],
  kind: 'countdown',
  text: 'Flash sale: the first month for less. Ends in',
  verified: false,
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Renders the countdown for a first visit `ago` seconds ago. */
async function arrive(ago: number) {
  const page = await createMemoryHost();
  localStorage.setItem('saleEndsAt', String(Date.now() - ago * 1000 + 86_400_000));
  page.open(() => <UrgencyClaims claims={[sale]} />, '/profile-analyzer');
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  await pass(0);
  return pass;
}

test('Counts down each second from the first visit when the operator enables it, and ends', async () => {
  const pass = await arrive(86_390);
  expect(screen.getByRole('timer').textContent).toContain('10');
  await pass(1);
  expect(screen.getByRole('timer').textContent).toMatch(/0?9/);
  await pass(9);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('Shows no countdown without the claim', async () => {
  const page = await createMemoryHost();
  page.open(() => <UrgencyClaims claims={[]} />, '/profile-analyzer');
  expect(screen.queryByRole('timer')).toBeNull();
});
