import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, screen } from '@testing-library/react';
import { en as marketing } from '../../mfe-marketing/src/copy/en/marketing.ts';
import { Layout, preloadLayout } from '../src/app/layout.tsx';
import { legalDetails } from './support/legal-details.ts';

/** Reads which parts of the shell surround the page at a path. */
async function around(path: string, visitor = false) {
  const page = await createMemoryHost({ visitor });
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
    text: document.body.textContent ?? '',
    /** The page has the height of the window and scrolls inside itself. */
    fills: getComputedStyle(main.parentElement as HTMLElement).height === '100dvh',
  };
}

test.each([
  ['/pricing', { header: true, footer: true, fills: false }],
  ['/chatpad', { header: true, footer: false, fills: true }],
  ['/auth/callback', { header: false, footer: false, fills: false }],
])('%s has the layout that its card asks for', async (path, parts) => {
  expect(await around(path)).toMatchObject(parts);
});

const root = join(__dirname, '../..');
const appNames = new RegExp(marketing.platforms.names.join('|'));

/** The remotes whose copy names a dating app. */
const naming = execFileSync('git', ['ls-files', 'mfe-*/src/*'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.includes('/copy/') && appNames.test(readFileSync(join(root, file), 'utf8')))
  .map((file) => file.slice(0, file.indexOf('/')));

test.each([
  ['mfe-marketing', '/', true],
  ['mfe-marketing', '/blog', false],
  ['mfe-account', '/login', true],
  ['mfe-account', '/profile', false],
  ['mfe-bio', '/bioscanner', false],
  ['mfe-photo', '/photoanalyzer', false],
  ['mfe-datecoach', '/datecoach', false],
])(
  'Around the pages of %s, at %s, one line says that Datewright is not affiliated with the apps named',
  async (_, path, visitor) => {
    const { text } = await around(path, visitor);
    expect(text.match(/Datewright is not affiliated with the dating apps named on this site/g)).toHaveLength(1);
    if (visitor) expect(text).toMatch(appNames);
  },
);

test('Only remotes whose pages have a footer name a dating app in their copy', () => {
  expect([...new Set(naming)].sort()).toEqual(['mfe-bio', 'mfe-marketing', 'mfe-photo']);
});
