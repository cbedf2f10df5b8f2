import { getCreditHistory } from '@datewright/contracts/account/get-credit-history';
import { createUnusedPlan, type PlanState } from '@datewright/sdk/host/plan-state';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { screen, waitFor, within } from '@testing-library/react';
import { Boosts } from '../src/features/dashboard/components/boosts.tsx';
import { CreditHistory } from '../src/features/dashboard/components/credit-history.tsx';
import { CreditTiles } from '../src/features/dashboard/components/credit-tiles.tsx';
import { Dashboard } from '../src/features/dashboard/components/dashboard.tsx';

function Tools() {
  return (
    <>
      <CreditTiles />
      <section aria-label="Boosts">
        <Boosts />
      </section>
    </>
  );
}

/** What the dashboard says of the tools to a member of a plan. */
async function openTools(plan: PlanState) {
  const page = await createMemoryHost({ plan: () => plan });
  Object.assign(page.host, { routes: loadRouteTable() });
  page.open(Tools, '/profile');
  const articles = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('article');
  return { tiles: articles('Your credits'), boosts: articles('Boosts') };
}
const linksIn = (all: HTMLElement[]) =>
  all.map((one) =>
    within(one)
      .queryAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  );
const upsells = [
  'Starter has a thousand messages a day, so you never have to ration a good chat.',
  'A bio rarely lands on the first try. Starter has room for fifty a week.',
  'One photo isn’t a profile. Starter checks fifteen a week.',
];

test('Each tool has a tile with its credits and a link; the free plan also shows the next larger plan', async () => {
  const { tiles, boosts } = await openTools(createUnusedPlan('free'));
  expect(tiles.map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
    'ChatPad',
    'Bio Scanner',
    'Photo Analyzer',
    'Date Coach',
  ]);
  expect(tiles.map((tile) => within(tile).getByRole('meter').getAttribute('aria-valuenow'))).toEqual([
    '5',
    '2',
    '1',
    '1',
  ]);
  expect(linksIn(tiles)).toEqual([[], [], [], []]);
  expect(linksIn(boosts)).toEqual([
    ['Improve My Messages /chatpad'],
    ['Scan My Profile /bioscanner'],
    ['Analyze My Photos /photoanalyzer'],
    ['Get Date Coaching /datecoach'],
  ]);
  for (const [at, words] of upsells.entries()) within(boosts[at] as HTMLElement).getByText(words);
});

test('At zero credits, the free plan shows a refill, and the reason and the next plan replace the link', async () => {
  const { tiles, boosts } = await openTools(planWithCredits('bio_write', 0));
  expect(linksIn(tiles)[1]).toEqual(['Refill with Premium /pricing?checkout=starter&source=dashboard-tile']);
  expect(linksIn(boosts)[1]).toEqual(['See what Starter adds /pricing?checkout=starter&source=dashboard-boost']);
  within(boosts[1] as HTMLElement).getByText('You’ve used your bio rewrites for now.');
  expect(linksIn(boosts)[0]).toEqual(['Improve My Messages /chatpad']);
});

test('With one credit left, a tool keeps its link, and no plan is offered for it', async () => {
  const { tiles, boosts } = await openTools(planWithCredits('bio_write', 1));
  expect([linksIn(tiles)[1], linksIn(boosts)[1]]).toEqual([[], ['Scan My Profile /bioscanner']]);
});

test('A paying member sees neither a refill nor the free plan', async () => {
  const { tiles, boosts } = await openTools(createUnusedPlan('weekly'));
  expect(linksIn(tiles).flat()).toEqual([]);
  within(tiles[3] as HTMLElement).getByText('Not in your plan');
  expect(linksIn(boosts)[3]).toEqual(['See what Pro adds /pricing?checkout=pro&source=dashboard-boost']);
  for (const words of upsells) expect(screen.queryByText(words)).toBeNull();
});

test.each(['boosts', 'membership'])('A plan that failed to load is not shown as a free one (tab %s)', async (tab) => {
  const page = await createMemoryHost({ plan: () => createUnusedPlan('free', { assumed: true }) });
  Object.assign(page.host, { routes: loadRouteTable() });
  page.answer(getCreditHistory, () => ({ entries: [], earlier: null }));
  const { container } = page.open(
    () => <Dashboard alert={null} manage={null} settings={null} />,
    `/profile?tab=${tab}`,
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Credit history' })).toBeNull());
  const tiles = within(screen.getByRole('region', { name: 'Your credits' })).getAllByRole('article');
  for (const tile of tiles) within(tile).getByText('Not loaded');
  expect(screen.queryByText('Free Member')).toBeNull();
  expect(screen.queryByText(/credits left in all/)).toBeNull();
  for (const words of upsells) expect(screen.queryByText(words)).toBeNull();
  expect(container.querySelector('a[href*="checkout="]')).toBeNull();
  screen.getByText(/^We couldn’t load your plan/);
  screen.getByRole('button', { name: 'Try again' });
});

test('The newest ten entries of the credit history stand first, and the others come with one press that keeps the focus', async () => {
  const page = await createMemoryHost({ plan: () => createUnusedPlan('free') });
  const entries = Array.from({ length: 12 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    tool: 'chatpad' as const,
    kind: 'charged' as const,
    amount: -1,
    operationId: `operation-${index}`,
    purpose: 'reply' as const,
  }));
  page.answer(getCreditHistory, () => ({ entries, earlier: null }));
  const { hands } = page.open(CreditHistory, '/profile');
  const table = await screen.findByRole('table');
  const countRows = () => within(table).getAllByRole('row').length - 1;
  expect(countRows()).toBe(10);
  await hands.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(countRows()).toBe(12);
  expect(screen.getByRole('status').textContent).toBe('Showing 12 entries.');
  expect(document.activeElement).toBe(table);
  expect(screen.queryByRole('button')).toBeNull();
});
