import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writtenCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import { type ServiceProcess, testOrigin } from '@datewright/testkit/service-process';
import { type StubServer, startStubServer } from '@datewright/testkit/stub-server';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { startMarketing } from './support/start-marketing.ts';

/** The cards of all remotes list every route of the product. */
const root = `${__dirname}/../../..`;
const cards = readdirSync(root)
  .filter((name) => existsSync(`${root}/${name}/mfe.json`))
  .map((name) => z.parse(writtenCard, JSON.parse(readFileSync(`${root}/${name}/mfe.json`, 'utf8'))));
const routes = cards.flatMap((card) => card.routes);
const odd = { path: '/odd-letters', title: 'For <Tinder> & őű', guard: 'open', prerender: true } as const;
const parts = { base: '/x', manifest: 'm', entry: 'e', integrity: {}, preload: [] };
const remotes = cards.map((card) => ({ ...parts, card }));
const oddRemote = { ...parts, card: { ...cards[0], name: 'mfe_odd', routes: [odd] } };

/** Open pages that don't belong in search results. A page in neither list was forgotten. */
const notForSearch = new Set([
  ...['/cookie-settings', '/newsletter/confirm', '/newsletter/leave'],
  ...['/login', '/register', '/verify-email', '/forgot-password', '/reset-password', '/auth/callback'],
  ...['/email-change', '/email-confirmation-success', '/account-deleted'],
  // Opened by a shared link only.
  '/photo-vote',
  '/shared-date',
]);
/** Routes with a parameter; their existing pages are listed one by one. */
const namesOfPages = ['/blog/:id', '/case-studies/:id'];

let registry: StubServer;
const shippedPosts = readdirSync(`${__dirname}/../content/posts`).map((file) => file.replace('.md', ''));

let marketing: ServiceProcess;
beforeAll(async () => {
  registry = await startStubServer({
    '/registry/v1/composition': { compositionId: 'c', remotes: [...remotes, oddRemote] },
  });
  marketing = await startMarketing({ REGISTRY_URL: registry.url });
});
afterAll(async () => {
  await marketing?.stop();
  await registry?.stop();
});

const get = (path: string) => fetch(`${marketing.url}/v1/marketing/${path}`);
const xml = async (name: string) => {
  const text = await (await get(`files/${name}`)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser().parse(text);
};

test('Lists every public page and post for search engines, and no private page', async () => {
  const { urlset } = await xml('sitemap.xml');
  const listed: string[] = urlset.url.map(({ loc }: { loc: string }) => loc.slice(testOrigin.length));
  const open = routes.filter(({ guard }) => guard === 'open' || guard === 'visitor').map(({ path }) => path);
  const wanted = open.filter((path) => !notForSearch.has(path) && !namesOfPages.includes(path));
  const posts = shippedPosts.map((id) => `/blog/${id}`);
  expect(listed.toSorted()).toEqual([...wanted, ...posts, odd.path].toSorted());
  expect(wanted).toEqual(expect.arrayContaining(['/', '/pricing', '/case-studies/anna-tinder-success']));
  // The exceptions name existing pages.
  expect([...notForSearch, ...namesOfPages].filter((path) => !open.includes(path))).toEqual([]);
  const robots = await (await get('files/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /blog/admin');
});

test('Serves full posts with absolute links in the feed', async () => {
  const { rss } = await xml('rss.xml');
  expect(rss.channel.item).toHaveLength(shippedPosts.length);
  for (const item of rss.channel.item) {
    expect(item.link).toMatch(new RegExp(`^${testOrigin}/blog/`));
    expect(item['content:encoded']).not.toMatch(/(href|src)="\//);
    expect(item['content:encoded'].length).toBeGreaterThan(6000);
  }
});

test('Serves a preview image for each existing page and post only', async () => {
  for (const name of [
    'page/home',
    'page/odd-letters',
    'page/case-studies-anna-tinder-success',
    'post/tinder-opening-lines',
  ]) {
    const answer = await get(`pictures/og/${name}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  for (const name of ['page/desk-numbers', 'post/home', 'page/nothing', 'post/admin'])
    expect((await get(`pictures/og/${name}.png`)).status).toBe(404);
  expect((await get('pictures/og/other/home.png')).status).toBe(400);
});
