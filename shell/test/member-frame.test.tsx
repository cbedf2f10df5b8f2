import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, screen, within } from '@testing-library/react';
import { Layout, preloadLayout } from '../src/app/layout.tsx';
import { missingPathState } from '../src/not-found/missing-path.ts';
import { legalDetails } from './support/legal-details.ts';

async function openFrame(path: string, { visitor = false, state = null as object | null } = {}) {
  const page = await createMemoryHost({ visitor, plan: () => planWithCredits('chatpad', 3) });
  page.answer(getLegal, () => legalDetails);
  const routes = loadRouteTable();
  Object.assign(page.host, { routes });
  await preloadLayout();
  page.open(
    () => (
      <Layout compositionId="test" route={routes.find(path)?.route ?? null}>
        The page
      </Layout>
    ),
    path,
    state,
  );
  await act(async () => {});
  return page;
}
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('A member has home and every tool at the bottom of their pages, with the current one marked', async () => {
  await openFrame('/chatpad');
  expect(await screen.findByRole('navigation', { name: 'Your tools' })).toBeDefined();
  expect(links('Your tools')).toEqual(['Home', 'ChatPad', 'Bio', 'Photos', 'Dates']);
  const bar = within(screen.getByRole('navigation', { name: 'Your tools' }));
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('ChatPad');
});

test('The header says what is left of the credits of the open tool and what they are for, and of no tool elsewhere', async () => {
  await openFrame('/chatpad');
  expect((await screen.findByRole('button', { name: /^3 credits for AI messages left/ })).textContent).toBe(
    '3 credits for AI messages',
  );
});

test.each([
  ['/profile', false, 'a line of links'],
  ['/pricing', false, 'all columns'],
  ['/', true, 'all columns'],
] as const)('%s (visitor: %s) has the footer with %s', async (path, visitor, footer) => {
  await openFrame(path, { visitor });
  const found = await screen.findByRole('contentinfo');
  expect(within(found).queryByRole('heading', { name: 'Legal' }) !== null).toBe(footer === 'all columns');
  expect(within(found).getByRole('link', { name: 'Terms' }).isConnected).toBe(true);
  expect(screen.queryByRole('navigation', { name: 'Your tools' }) !== null).toBe(footer !== 'all columns');
});

test('A page that does not exist is named above the home page, with other ways to go', async () => {
  await openFrame('/', { visitor: true, state: missingPathState('/picperfekt') });
  const title = await screen.findByText('There’s no page at /picperfekt');
  const notice = title.closest<HTMLElement>('[role=status]');
  expect(within(notice as HTMLElement).getAllByRole('link')).toHaveLength(3);
});
