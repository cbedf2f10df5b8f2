import { createUnusedPlan, type PlanState } from '@datewright/sdk/host/plan-state';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { screen } from '@testing-library/react';
import { Membership } from '../src/features/dashboard/components/membership.tsx';

/** What the membership tab says of a plan. */
async function openTab(plan: PlanState) {
  const page = await createMemoryHost({ plan: () => plan });
  Object.assign(page.host, { routes: loadRouteTable() });
  const { container } = page.open(() => <Membership manage={<button type="button">Manage</button>} />, '/profile');
  const texts = (of: string) => [...container.querySelectorAll(of)].map(({ textContent }) => textContent);
  return { facts: texts('dt').map((name, at) => [name, texts('dd')[at]]), container };
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();

test('A paying member sees plan, renewal, days and benefits', async () => {
  const end = inDays(3);
  const paid = { isSubscriptionActive: true, subscriptionEnd: end, renewalDate: '2026-12-24T12:00:00Z' };
  const { facts, container } = await openTab(createUnusedPlan('weekly', paid));
  expect(facts).toEqual([
    ['Plan', 'Starter'],
    ['Renews on', 'December 24, 2026'],
    ['Days remaining', '3'],
  ]);
  screen.getByRole('button', { name: 'Manage' });
  expect(container.textContent).toContain('Photo Analyzer: 15');
});

test('Without a date it shows N/A and 0 days', async () => {
  const paid = { isSubscriptionActive: true, subscriptionEnd: 'soon', renewalDate: null };
  const { facts } = await openTab(createUnusedPlan('monthly', paid));
  expect(facts).toEqual([
    ['Plan', 'Pro'],
    ['Renews on', 'N/A'],
    ['Days remaining', '0'],
  ]);
});

test('A free member sees both plans side by side, their total credits, and a link to each plan', async () => {
  const { container } = await openTab(createUnusedPlan('free'));
  const left = screen.getByText('9 credits left in all');
  const comparison = screen.getByRole('table');
  expect(comparison.textContent).toMatch(/ToolFree.*Starter.*Pro/);
  // What the member has comes before what is offered.
  expect(left.compareDocumentPosition(comparison)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelectorAll('dt')).toHaveLength(0);
  const ways = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(ways.map((way) => /checkout=(\w+)/.exec(way ?? '')?.[1])).toEqual(['starter', 'pro']);
});
