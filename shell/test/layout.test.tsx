import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, screen } from '@testing-library/react';
import { Layout, preloadLayout } from '../src/app/layout.tsx';
import { legalDetails } from './support/legal-details.ts';

/** Reads which parts of the shell surround the page at a path. */
async function around(path: string) {
  const page = await createMemoryHost();
  page.answer(getLegal, () => legalDetails);
  const routes = loadRouteTable();
  Object.assign(page.host, { routes });
  const route = routes.find(path)?.route ?? null;
  await preloadLayout();
  page.open(
    () => (
      <Layout compositionId="test" route={route}>
        The page
      </Layout>
    ),
    path,
  );
  await act(async () => {});
  const main = screen.getByRole('main');
  return {
    header: screen.queryByRole('banner') !== null,
    footer: screen.queryByRole('contentinfo') !== null,
    /** The page has the height of the window and scrolls inside itself. */
    fills: getComputedStyle(main.parentElement as HTMLElement).height === '100dvh',
  };
}

test.each([
  ['/pricing', { header: true, footer: true, fills: false }],
  ['/chatpad', { header: true, footer: false, fills: true }],
  ['/auth/callback', { header: false, footer: false, fills: false }],
])('%s has the layout that its card asks for', async (path, parts) => {
  expect(await around(path)).toEqual(parts);
});
