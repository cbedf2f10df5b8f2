import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startReleaseEnvironment } from './support/release-environment.ts';

let environment: Awaited<ReturnType<typeof startReleaseEnvironment>>;

beforeAll(async () => {
  environment = await startReleaseEnvironment();
  for (const version of ['1.0.0', '1.1.0']) await environment.publish(version);
});

afterAll(() => environment?.stop());

const waitForVersion = (version: string) => waitUntil(async () => (await environment.versionFor()) === version);

test('When a version is promoted, then every visitor gets it within about a second', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
    await environment.decide('promote', { version });
    const promotedAt = performance.now();
    await waitForVersion(version);
    // Half a second of polling; the rest is for a busy machine.
    expect(performance.now() - promotedAt).toBeLessThan(2500);
  }
});

test('When visitors come, then the registry is asked for none of them, and browsers can’t read its table', async () => {
  environment.registry.freeze();
  try {
    const versions = await Promise.all(Array.from({ length: 200 }, () => environment.versionFor()));
    expect(new Set(versions)).toEqual(new Set(['1.0.0']));
    const composition = await (await environment.fetchEdge('/registry/v1/composition')).json();
    expect(composition.remotes.map(({ base }: { base: string }) => base)).toEqual(['/remotes/mfe_sample/1.0.0']);
  } finally {
    environment.registry.thaw();
  }
  expect((await environment.fetchEdge('/registry/v1/release-table')).status).toBe(404);
});

test('When a version is a canary for everyone, then a page without a cookie is stable and unwatched, and the next has the canary', async () => {
  await waitForVersion('1.0.0');
  await environment.decide('canary', { version: '1.1.0', percent: 100 });
  const pageOf = async (cookie?: string) => {
    const headers = { accept: 'text/html', ...(cookie && { cookie }) };
    const page = await environment.fetchEdge('/sample', { headers });
    const [remote] = JSON.parse(/id="composition">(.*?)<\/script>/.exec(await page.text())?.[1] ?? '').remotes;
    return { cookie: page.headers.get('set-cookie')?.split(';')[0], shown: [remote.card.version, remote.watched] };
  };
  const cookie = 'visitor_id=a-visitor-who-is-known';
  await waitUntil(async () => (await pageOf(cookie)).shown[0] === '1.1.0');
  const first = await pageOf();
  expect(first.shown).toEqual(['1.0.0', undefined]);
  expect((await pageOf(first.cookie)).shown).toEqual(['1.1.0', true]);
  await environment.decide('rollback', { reason: 'the test is over' });
  await waitUntil(async () => (await pageOf(cookie)).shown[0] === '1.0.0');
});

test('When a page sets the visitor id, then it lasts 30 days', async () => {
  const page = await environment.fetchEdge('/sample', { headers: { accept: 'text/html' } });
  expect(page.headers.get('set-cookie')).toMatch(/^visitor_id=[\w-]{22}; Max-Age=2592000;/);
});

describe('A preview', () => {
  const open = (path: string, cookie?: string) =>
    environment.fetchEdge(path, { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const press = (path: string, { cookie = '', origin = environment.edgeUrl } = {}) =>
    environment.fetchEdge(path, { method: 'POST', redirect: 'manual', headers: { origin, cookie } });
  const start = async (version: string) => {
    const { path } = await environment.createPreview(version);
    const started = await press(path);
    return { path, started, cookie: started.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  test('shows a version to the browser that starts it, and to no other, until it is ended', async () => {
    const { started, cookie } = await start('1.1.0');
    expect([started.status, started.headers.get('location')]).toEqual([303, '/sample']);
    expect(started.headers.get('set-cookie')).toMatch(/^__Host-preview=[\w-]{32}; Max-Age=7\d{3};.*HttpOnly; Secure/);
    const page = await open('/sample', cookie);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const text = await page.text();
    expect([text.includes('/remotes/mfe_sample/1.1.0/'), text.includes('"preview":true')]).toEqual([true, true]);
    const answer = await (await open('/registry/v1/composition', cookie)).json();
    expect(answer.remotes.map(({ base }: { base: string }) => base)).toEqual(['/remotes/mfe_sample/1.1.0']);
    expect(await environment.versionFor()).toBe('1.0.0');

    const ended = await press('/registry/v1/previews/end', { cookie });
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([303, expect.stringMatching(/^__Host-preview=;/)]);
    await waitUntil(async () => (await (await open('/sample', cookie)).text()).includes('/remotes/mfe_sample/1.0.0/'));
  });

  test('is asked for in the page before it starts, starts once, and only from that page', async () => {
    const { path } = await environment.createPreview('1.1.0');
    const token = path.split('/').at(-1);
    const question = await open(path);
    expect([question.headers.get('set-cookie'), question.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect(await question.text()).toContain('Preview mfe_sample 1.1.0?');
    // Nothing was started, so its cookie shows nothing.
    const before = await open('/sample', `__Host-preview=${token}`);
    expect(await before.text()).toContain('/remotes/mfe_sample/1.0.0/');
    expect((await press(path, { origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await press(path)).status).toBe(303);
    const again = await press(path);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([404, null]);
    expect(await again.text()).toContain('This preview link is used up');
  });

  test('is made by the team of the remote alone, of a version that exists', async () => {
    expect((await environment.createPreview('1.1.0', 'token-of-the-other-team')).status).toBe(401);
    expect((await environment.createPreview('9.9.9')).status).toBe(404);
    for (const token of ['x'.repeat(32), 'x', '..%2f..%2fremotes']) {
      const page = await open(`/registry/v1/previews/${token}`);
      expect([token, page.status]).toEqual([token, 404]);
    }
  });
});

test('When the registry is dead, then an edge that restarts still composes pages and serves files', async () => {
  await waitForVersion('1.0.0');
  await environment.registry.kill();
  await environment.restartEdge();
  expect(await environment.versionFor()).toBe('1.0.0');
  expect((await environment.fetchEdge('/remotes/mfe_sample/1.0.0/entry.js')).status).toBe(200);
});
