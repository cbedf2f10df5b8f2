import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startCdn } from './support/cdn.ts';
import { startRenderingEnvironment } from './support/rendering-environment.ts';

const open = { guard: 'open', prerender: true } as const;
const routes = [
  { path: '/', title: 'Home', ...open },
  { path: '/tested', title: 'Tested', ...open },
  { path: '/moved', title: 'Moved', ...open },
  { path: '/blog/:id', title: 'Post', ...open },
  { path: '/sign-in', title: 'Sign in', guard: 'visitor' as const },
  { path: '/tool', title: 'Tool', guard: 'member' as const, landing: '/tested' },
];

/** Shows both variants, and the revision that a post was read at. */
const remote = (version: string) => `
  const key = JSON.stringify(['/v1/marketing/posts/:id', [['id', 'a-post']], []]);
  exports.draw = (visit) => {
    const { pathname } = new URL(visit.address, visit.origin);
    const read = visit.data[key];
    const isPost = pathname === '/blog/a-post';
    if (isPost && !read) return { reads: [{ path: '/v1/marketing/posts/:id', params: { id: 'a-post' } }] };
    const isTested = pathname === '/tested';
    const { hero_headline_test: headline, hero_cta_test: cta } = visit.variants;
    return {
      status: pathname === '/moved' ? 301 : 200,
      ...(pathname === '/moved' && { leadsTo: '/' }),
      head: '<title>Page</title>',
      styles: '<style data-styled="true"></style>',
      body: '<main>' + ['${version}', isPost && read.answer.movedTo, isTested && headline + cta].filter(Boolean).join(' ') + '</main>',
      beside: '',
      experiments: isTested ? ['hero_headline_test', 'hero_cta_test'] : [],
      read: [key],
    };
  };`;

const token = 'token-of-the-content-network';
/** Well below the minutes for which a CDN may use a copy. */
const seconds = 25;
const session = '__Host-session_id=of-a-member';

let cdn: Awaited<ReturnType<typeof startCdn>>;
let environment: Awaited<ReturnType<typeof startRenderingEnvironment>>;
beforeAll(async () => {
  cdn = await startCdn(token);
  environment = await startRenderingEnvironment(routes, remote('one'), {
    CDN_PURGE_URL: cdn.url,
    CDN_PURGE_TOKEN: token,
  });
  cdn.state.edges = [environment.ask, await environment.startAnotherEdge()];
  // Each edge purges both tags twice after its start.
  await waitUntil(() => cdn.state.purged.length === 8);
  for (const path of ['/', '/tested', '/moved', '/blog/a-post']) {
    for (const ask of cdn.state.edges) {
      await waitUntil(async () => (await ask(path)).headers.get('cache-control')?.startsWith('public'));
    }
  }
});
afterAll(async () => {
  await environment?.stop();
  await cdn?.stop();
});

/** The id that a shared page's script asks for. */
async function requestVisitorId(page: { text: string }): Promise<string> {
  const { visitor } = JSON.parse(/id="scripts">(.*?)<\/script>/.exec(page.text)?.[1] ?? '');
  const response = await environment.ask(visitor, {}, 'HEAD');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^visitor_id=[\w-]{22}; Max-Age=2592000;.*HttpOnly; SameSite=Lax/);
  return cookie.split(';')[0] ?? '';
}

describe('When visitors without a cookie open a public page', () => {
  test('then a CDN answers them with one copy, in which nothing is one visitor’s', async () => {
    const first = await cdn.ask('/', { 'x-request-id': 'anna-kovacs' });
    const asked = cdn.state.asked.length;
    const second = await cdn.ask('/');
    expect([second.text, cdn.state.asked.length]).toEqual([first.text, asked]);
    const { headers } = second;
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    expect(headers.get('vary')?.toLowerCase()).toContain('cookie');
    expect([headers.get('set-cookie'), headers.get('x-request-id')]).toEqual([null, null]);
    expect(headers.get('cache-tag')).toBe('pages');
    expect((await cdn.ask('/blog/a-post')).headers.get('cache-tag')).toBe('pages,posts');
  });

  test('then a copy that did not change is not sent again', async () => {
    const etagOf = async (encoding: string) =>
      (await environment.ask('/', { 'accept-encoding': encoding })).headers.get('etag') ?? '';
    expect(await etagOf('br')).toMatch(/^"[\w-]{22}-br"$/);
    const etag = await etagOf('identity');
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    // The variants are random, so some requests get other bytes.
    // Without this header, `fetch` would ask for a page that no cache has checked.
    const headers = { 'accept-encoding': 'identity', 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = () => environment.ask('/', headers);
    const page = await waitUntil(async () => {
      const { status, text } = await again();
      return status === 304 && { text };
    });
    expect(page.text).toBe('');
  });

  test('then each copy has random variants, and the visitor’s next pages have the same', async () => {
    const seen = new Set<string | undefined>();
    for (let copy = 0; copy < 24; copy++) {
      const page = await environment.ask('/tested');
      seen.add(page.main);
      const cookie = await requestVisitorId(page);
      const next = await waitUntil(async () => {
        const found = await environment.ask('/tested', { cookie });
        return found.main !== undefined && found;
      });
      expect([next.main, next.headers.get('cache-control')]).toEqual([page.main, 'private, no-cache']);
      expect(next.text).not.toContain('"visitor":');
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});

test('When a request has a cookie, then its page never comes from the CDN, nor goes into it', async () => {
  const shared = await cdn.ask('/');
  for (const cookie of [session, 'visitor_id=visitor-number-0001', 'anything=else', '']) {
    const own = await cdn.ask('/', { cookie });
    expect([cookie, own.headers.get('cache-control')]).toEqual([
      cookie,
      cookie === session ? 'no-store' : 'private, no-cache',
    ]);
    expect(own.headers.get('cache-tag')).toBeNull();
  }
  expect((await cdn.ask('/', { cookie: 'anything=else' })).headers.get('set-cookie')).toMatch(/^visitor_id=/);
  expect((await cdn.ask('/', { cookie: session })).text).toContain("the client's page");
  expect((await cdn.ask('/')).text).toBe(shared.text);
});

test('When a page is not the same for everyone, then no CDN keeps it', async () => {
  const keeping = async (path: string) => {
    const { status, headers } = await cdn.ask(path);
    return [status, headers.get('cache-control'), headers.get('set-cookie')?.split('=')[0] ?? null];
  };
  expect(await keeping('/tool')).toEqual([302, 'no-store', null]);
  expect(await keeping('/sign-in')).toEqual([200, 'private, no-cache', 'visitor_id']);
  expect(await keeping('/nowhere')).toEqual([404, 'private, no-cache', 'visitor_id']);
  expect(await keeping('/moved')).toEqual([301, expect.stringContaining('public'), null]);
});

test('When a post is edited, then a CDN drops its pages that show posts within seconds, also when a purge fails at first', async () => {
  await waitUntil(async () => (await cdn.ask('/blog/a-post')).main === 'one one');
  await cdn.ask('/');
  Object.assign(cdn.state, { failing: 2, purged: [] });
  environment.posts.revision = 'two';
  await waitUntil(async () => (await cdn.ask('/blog/a-post')).main === 'one two', seconds);
  // Each of the two edges purges, and again some seconds later for what the other one answered meanwhile.
  await waitUntil(() => cdn.state.purged.length >= 4, seconds);
  expect(new Set(cdn.state.purged)).toEqual(new Set(['posts']));
  const asked = cdn.state.asked.length;
  await cdn.ask('/');
  expect(cdn.state.asked).toHaveLength(asked);
});

test('When another version goes live, then a CDN drops its pages within seconds', async () => {
  expect((await cdn.ask('/')).main).toBe('one');
  await environment.publish('1.1.0', remote('two'));
  await waitUntil(async () => (await cdn.ask('/')).main === 'two', seconds);
  expect(cdn.state.purged).toContain('pages');
});
