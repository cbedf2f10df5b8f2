import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startRenderingEnvironment } from './support/rendering-environment.ts';
import { startForgetfulRenderer } from './support/start-forgetful-renderer.ts';

const prerenderedRoute = { guard: 'open', prerender: true } as const;
const routes = [
  { path: '/', title: 'Home', ...prerenderedRoute },
  { path: '/plain', title: 'Plain', ...prerenderedRoute },
  { path: '/tested', title: 'Tested', ...prerenderedRoute },
  { path: '/varied', title: 'Varied', ...prerenderedRoute, variesBy: { tone: ['bold', 'calm'] } },
  { path: '/things/:id', title: 'Thing', ...prerenderedRoute },
  { path: '/reads', title: 'Reads', ...prerenderedRoute },
  { path: '/loops', title: 'Loops', ...prerenderedRoute },
  { path: '/throws', title: 'Throws', ...prerenderedRoute },
  {
    path: '/sign-in',
    title: 'Sign <in>',
    guard: 'visitor' as const,
    withoutScript: 'It needs JavaScript & an account.',
  },
  { path: '/tool', title: 'Tool', guard: 'member' as const, landing: '/plain' },
  { path: '/things/mine', title: 'Mine', guard: 'open' as const },
];

/** Each render shows a new random number. */
const remote = (version: string) => `
  const key = JSON.stringify(['/v1/marketing/claims', [], [['page', 'home']]]);
  exports.draw = (visit) => {
    const { pathname, search } = new URL(visit.address, visit.origin);
    if (pathname === '/loops') for (;;) {}
    if (pathname === '/throws') throw new Error('broken');
    if (pathname === '/reads' && !visit.data[key]) {
      return { reads: [{ path: '/v1/marketing/claims', query: { page: 'home' } }] };
    }
    const leads = { '/things/old': [301, '/things/new'], '/things/closed': [302, '/plain?why=closed'] }[pathname];
    const tested = pathname === '/tested' ? ['hero_cta_test'] : [];
    const said = [pathname + search, ...tested.map((name) => visit.variants[name])].join(' ');
    const read = pathname === '/reads' ? ' ' + JSON.stringify(visit.data[key]) : '';
    return {
      status: pathname === '/things/none' ? 404 : (leads?.[0] ?? 200),
      ...(leads && { leadsTo: leads[1] }),
      head: '<title>' + pathname + '</title>',
      styles: '<style data-styled="true">.a{color:red}</style>',
      body: '<main>${version} ' + said + read + ' #' + crypto.randomUUID().slice(0, 8) + '</main>',
      beside: '',
      experiments: tested,
      read: [key],
    };
  };`;

let environment: Awaited<ReturnType<typeof startRenderingEnvironment>>;
const plain = (text: string | undefined) => text?.replace(/ #\w+$/, '');

beforeAll(async () => {
  environment = await startRenderingEnvironment(routes, remote('one'));
});
afterAll(() => environment?.stop());

/** Polls until the page comes as HTML, as a visitor gets it at their next visit at the latest. */
const waitUntilRendered = (path: string, headers: Record<string, string> = {}) =>
  waitUntil(async () => {
    const page = await environment.ask(path, headers);
    return page.main !== undefined && page;
  });

describe('When a visitor opens a page whose card asks for HTML', () => {
  test('then it comes as HTML, the same for everyone, and the browser may cache it for the Back button', async () => {
    const first = await waitUntilRendered('/plain');
    expect(plain(first.main)).toBe('one /plain');
    expect((await environment.ask('/plain')).main).toBe(first.main);
    const own = await environment.ask('/plain', { cookie: 'visitor_id=visitor-number-0001' });
    expect([own.main, own.headers.get('cache-control')]).toEqual([first.main, 'private, no-cache']);
    expect(first.text).toContain('<title>/plain</title>');
  });

  test('then its policy allows its inline code, by hash, and nothing else', async () => {
    const policy = (await waitUntilRendered('/plain')).headers.get('content-security-policy') ?? '';
    expect(policy.match(/'sha256-/g)).toHaveLength(4);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  test('then the page starts with its composition, but without the code for the renderer', async () => {
    const { text } = await waitUntilRendered('/plain');
    const inside = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(text)?.[1] ?? '');
    expect(inside('composition').remotes[0].server).toBeUndefined();
    expect(inside('page')).toMatchObject({ prerendered: true, variants: { hero_cta_test: expect.any(String) } });
    expect(inside('scripts').scripts).toEqual([{ href: '/main.js', integrity: 'sha384-x' }]);
    for (const path of ['server.cjs', 'manifest.json']) {
      expect((await environment.ask(`/remotes/mfe_sample/1.0.0/server/${path}`)).status).toBe(404);
      expect((await environment.ask(`/registry/v1/files/mfe_sample/1.0.0/server/${path}`)).status).toBe(404);
      expect((await environment.ask(`/server/${path}`)).status).toBe(404);
    }
  });

  test('then HEAD answers as GET does', async () => {
    const [head, get] = [await environment.ask('/plain', {}, 'HEAD'), await environment.ask('/plain')];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  test('then the parameters that its card lists have pages of their own, and others do not', async () => {
    expect(plain((await waitUntilRendered('/varied?tone=bold')).main)).toBe('one /varied?tone=bold');
    const base = await waitUntilRendered('/varied');
    expect((await environment.ask('/varied?utm_source=a&x=1')).main).toBe(base.main);
    expect((await environment.ask('/VARIED/')).main).toBe(base.main);
    // Values that its card does not list create no page.
    for (let at = 0; at < 40; at++) expect((await environment.ask(`/varied?tone=flood-${at}`)).main).toBe(base.main);
    expect((await environment.ask('/varied?tone=%3Cscript%3E')).main).toBe(base.main);
    expect(plain((await waitUntilRendered('/varied?tone=calm')).main)).toBe('one /varied?tone=calm');
  });

  test('then the visitor’s variant of an experiment is in it, and stays', async () => {
    const seen = new Map<string, string>();
    for (let visitor = 0; visitor < 12; visitor++) {
      const headers = { cookie: `visitor_id=visitor-number-${String(visitor).padStart(4, '0')}` };
      const variant =
        plain((await waitUntilRendered('/tested', headers)).main)
          ?.split(' ')
          .at(-1) ?? '';
      seen.set(variant, variant);
      expect(plain((await environment.ask('/tested', headers)).main)).toBe(`one /tested ${variant}`);
    }
    expect([...seen.keys()].sort()).toEqual(['A', 'B']);
  });
});

describe('When a visitor has a session cookie', () => {
  const cookie = '__Host-session_id=whatever';

  test('then they get no page that was rendered for visitors, none is cached, and the browser caches none', async () => {
    await waitUntilRendered('/plain');
    const page = await environment.ask('/plain', { cookie });
    expect([page.main, page.headers.get('cache-control')]).toEqual([undefined, 'no-store']);
    expect(page.text).toContain('"prerendered":false');
  });
});

describe('When a page reads data', () => {
  test('then the call is made without a cookie, and its answer is in the page', async () => {
    const page = await waitUntilRendered('/reads', { cookie: 'visitor_id=visitor-number-0001; other=1' });
    expect(page.main).toContain('"first"');
    expect(page.text).toContain('id="page">{"prerendered":true');
    expect(environment.asked.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  });

  test('then the last good page is served while the service fails, and a new one once it is back', async () => {
    await environment.restartEdge({ PAGES_FRESH_MS: '0' });
    Object.assign(environment.reads, { status: 503, title: 'second' });
    for (let visit = 0; visit < 5; visit++) expect((await waitUntilRendered('/reads')).main).toContain('"first"');
    environment.reads.status = 200;
    await environment.restartEdge({ PAGES_FRESH_MS: '0' });
    await waitUntil(async () => (await environment.ask('/reads')).main?.includes('"second"'));
    await environment.restartEdge();
  });
});

describe("When a page can't be rendered", () => {
  test.each(['/loops', '/throws'])('then %s renders in the browser, and the next page comes as HTML', async (path) => {
    const page = await environment.ask(path);
    expect([page.status, page.main]).toEqual([200, undefined]);
    expect(page.text).toContain('the client’s page'.replace('’', "'"));
    expect((await waitUntilRendered('/plain')).status).toBe(200);
  });

  test('then every page still opens without the renderer, and rendered pages are served from the cache, also after a restart', async () => {
    const before = await waitUntilRendered('/plain');
    await environment.renderer().kill();
    expect((await environment.ask('/plain')).main).toBe(before.main);
    await environment.restartEdge();
    expect((await environment.ask('/plain')).main).toBe(before.main);
    const other = await environment.ask('/things/never-drawn');
    expect([other.status, other.main]).toEqual([200, undefined]);
    await environment.reviveRenderer();
  });
});

describe('When a page redirects to another', () => {
  const leads = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { status, headers: got } = await environment.ask(path, headers, method);
    return [status, got.get('location')];
  };

  test('then the answer is an HTTP redirect, for browsers and crawlers, and keeps the query', async () => {
    await waitUntil(async () => (await leads('/things/old'))[0] === 301);
    expect(await leads('/things/old?utm_term=tinder')).toEqual([301, '/things/new?utm_term=tinder']);
    expect(await leads('/things/old', {}, 'HEAD')).toEqual([301, '/things/new']);
    await waitUntil(async () => (await leads('/things/closed'))[0] === 302);
    expect(await leads('/things/closed?a=1')).toEqual([302, '/plain?why=closed']);
  });

  test('then a visitor without a session is redirected from a member’s page to its landing page with the way back, and a member is not', async () => {
    expect(await leads('/tool?ref=x')).toEqual([302, '/plain?ref=x&next=%2Ftool%3Fref%3Dx']);
    expect(await leads('/tool')).toEqual([302, '/plain?next=%2Ftool']);
    expect((await environment.ask('/tool')).headers.get('cache-control')).toBe('no-store');
    expect((await leads('/tool', { cookie: '__Host-session_id=one' }))[0]).toBe(200);
  });
});

describe('When an address begins with more than one slash', () => {
  test('then it redirects to the page of one slash at our origin, and never to another host', async () => {
    const toOwn = async (path: string) => {
      const { status, headers } = await environment.ask(path);
      return [status, headers.get('location')?.replace(/^http:\/\/localhost:\d+(?=\/)/, 'origin')];
    };
    expect(await toOwn('//')).toEqual([308, 'origin/']);
    expect(await toOwn('///?a=b')).toEqual([308, 'origin/?a=b']);
    expect(await toOwn('//evil.example/tool?ref=x')).toEqual([308, 'origin/evil.example/tool?ref=x']);
    expect(await toOwn('//[')).toEqual([308, 'origin/[']);
  });
});

describe('When a page renders in the browser', () => {
  test('then its HTML has the title of its card, and says what it is to a browser without JavaScript', async () => {
    const { text } = await environment.ask('/sign-in');
    expect(text).toContain('<title>Sign &#60;in&#62; - Datewright</title>');
    expect(text).toContain('<noscript><h1>Sign &#60;in&#62;</h1><p>It needs JavaScript &#38; an account.</p>');
    expect((await environment.ask('/nowhere')).text).toContain('<title>Datewright</title>');
  });
});

describe('When a page does not exist', () => {
  test('then crawlers get 404, for an unknown path and for missing content', async () => {
    expect((await environment.ask('/nowhere')).status).toBe(404);
    expect((await environment.ask('/nowhere', {}, 'HEAD')).status).toBe(404);
    const none = await waitUntilRendered('/things/none');
    expect(none.status).toBe(404);
    expect((await environment.ask('/things/none')).main).toBe(none.main);
    expect((await environment.ask('/things/mine')).main).toBeUndefined();
  });

  test('then a flood of addresses is rendered up to the rate limit, and answered all the same', async () => {
    await environment.restartEdge();
    const answers = [];
    for (let id = 0; id < 60; id++) answers.push(await environment.ask(`/things/flood-${id}`));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const [yes, no] = [answers.filter(({ main }) => main), answers.filter(({ main }) => !main)];
    expect([yes.length > 0, yes.length <= 30, no.length >= 30]).toEqual([true, true, true]);
    // A cached page does not wait behind the flood.
    expect((await environment.ask('/plain')).main).toBeDefined();
  });
});

test('When another version goes live, then its pages are rendered before anyone requests them', async () => {
  await environment.restartEdge();
  await environment.publish('1.1.0', remote('two'));
  await waitUntil(async () => (await environment.ask('/plain')).main?.startsWith('two'));
  expect(plain((await environment.ask('/varied')).main)).toBe('two /varied');
});

test('When each request of the edge reaches a renderer that has just started, then the page is rendered all the same', async () => {
  const renderer = await startForgetfulRenderer();
  await environment.restartEdge({ RENDERER_URL: renderer.url });
  expect((await environment.ask('/things/apart')).main).toBe('rendered');
  await environment.restartEdge();
  await renderer.stop();
});
