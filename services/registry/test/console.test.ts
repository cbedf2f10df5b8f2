import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { type DatabaseProxy, startDatabaseProxy } from '@datewright/testkit/database-proxy';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { type StubServer, startStubServer } from '@datewright/testkit/stub-server';

const tokens = { sample: 'token-of-the-sample-team', other: 'token-of-the-other-team', ops: 'token-of-operations' };
let shell: StubServer;
let database: DatabaseProxy;
let registry: ServiceProcess;
let name: string;
let remotes = 0;

const started: ServiceProcess[] = [];
async function startRegistry(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = await startService('registry', {
    PUBLISH_TOKENS: `sample=${tokens.sample},other=${tokens.other}`,
    OPS_TOKEN: tokens.ops,
    SHELL_URL: shell.url,
    ...env,
  });
  started.push(service);
  return service;
}

beforeAll(async () => {
  shell = await startStubServer({ '/shell.json': { version: '0.1.0', sdk: '1.2.0' } });
  database = await startDatabaseProxy(testMongoUri());
  registry = await startRegistry({ MONGODB_URI: database.uri });
});

/** Each test has a remote of its own: 1.0.0 is stable after a start, 1.1.0 and 1.2.0 are published. */
beforeEach(async () => {
  name = `mfe_${'abcdefghijklmnopqrstuvwxyz'[remotes++]}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const routes = [{ path: `/${name}`, title: 'Sample', guard: 'open' as const }];
    const card = sampleCard({ name, version, routes, needs: { sdk: '^1.0.0' } });
    const put = await fetch(`${registry.url}/registry/v1/remotes/${name}/versions/${version}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${tokens.sample}`, 'content-type': 'application/gzip' },
      body: new Uint8Array(packTarball({ 'mfe.json': JSON.stringify(card), ...sampleBuild(name) })),
    });
    expect(put.status).toBe(201);
  }
  await call('promote', { version: '1.0.0', decidedBy: 'start' });
});

afterAll(async () => {
  await Promise.all(started.map((service) => service.stop()));
  await database?.stop();
  await shell?.stop();
});

/** A decision by the API, as the `mfe` command makes it. */
async function call(action: string, body: object = {}) {
  const answer = await fetch(`${registry.url}/registry/v1/remotes/${name}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.sample}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

async function history() {
  const answer = await fetch(`${registry.url}/registry/v1/remotes/${name}/history`, {
    headers: { authorization: `Bearer ${tokens.sample}` },
  });
  return (await answer.json()).history as Record<string, unknown>[];
}

async function live() {
  const { remotes: all } = await (await fetch(`${registry.url}/registry/v1/remotes`)).json();
  return all.find(({ release }: { release: { name: string } }) => release.name === name).release;
}

async function readComposition(): Promise<string> {
  const answer = await fetch(`${registry.url}/registry/v1/composition?visitor=a-visitor-of-the-team`);
  return (await answer.json()).compositionId;
}

interface Visit {
  cookie?: string;
  form?: Record<string, string> | undefined;
  headers?: Record<string, string>;
  at?: ServiceProcess;
}

/** Opens a page of the console, or posts a form as a page of it does. */
async function visit(path: string, { cookie = '', form, headers, at = registry }: Visit = {}) {
  const answer = await fetch(`${at.url}/console${path}`, {
    redirect: 'manual',
    headers: { cookie, ...(form && { origin: at.url, 'sec-fetch-site': 'same-origin' }), ...headers },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const sessions = new Map<string, string>();

/** The cookie of a session; each is started once, because sign-ins are limited. */
async function signIn(token: string, by = 'Ada', at = registry) {
  const key = `${at.url} ${token} ${by}`;
  const known = sessions.get(key);
  if (known) return known;
  const answer = await visit('/sign-in', { at, form: { token, by } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console']);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  sessions.set(key, cookie);
  return cookie;
}

async function readCsrf(cookie: string, at = registry) {
  const page = await visit('', { cookie, at });
  return page.text.match(/name="csrf" value="([^"]+)"/)?.[1] ?? '';
}

const decode = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** The hidden fields of the form that makes the decision. */
function readFields(page: string): Record<string, string> {
  const [form = ''] = page.match(/<form class="stack"[\s\S]*?<\/form>/) ?? [];
  const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  return Object.fromEntries(fields.map(([, field = '', value = '']) => [field, decode(value)]));
}

/** Opens the page that confirms a decision and sends its form with what somebody enters. */
async function decide(cookie: string, address: string, entered: Record<string, string> = {}) {
  const page = await visit(`/remotes/${name}/${address}`, { cookie });
  const form: Record<string, string> = { ...readFields(page.text), reason: 'the test says so', ...entered };
  return { page, form, send: () => visit(`/remotes/${name}/${address.split('?')[0]}`, { cookie, form }) };
}

test('When a team signs in with its token, then it gets a short, strict session and sees only its own remotes', async () => {
  const first = await visit('');
  expect([first.status, first.headers.get('location')]).toEqual([303, '/console/sign-in?next=%2Fconsole']);
  const answer = await visit('/sign-in', { form: { token: tokens.sample, by: '<b>Ada</b>' } });
  const attributes = answer.headers.get('set-cookie')?.split('; ').slice(1) ?? [];
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-console=/);
  expect(attributes).toEqual(
    expect.arrayContaining(['Max-Age=3600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
  );
  expect(answer.headers.get('set-cookie')).not.toContain(tokens.sample);

  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const own = await visit('', { cookie });
  expect(own.status).toBe(200);
  expect(own.text).toContain(`/console/remotes/${name}"`);
  expect(own.text).toContain('&#60;b&#62;Ada&#60;/b&#62;');
  expect((await visit('', { cookie: await signIn(tokens.other) })).text).toContain('Your team has published no remote');
  expect((await visit('', { cookie: await signIn(tokens.ops) })).text).toContain(`/console/remotes/${name}"`);

  const policy = own.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'.*script-src 'self'; style-src 'self'.*frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.text).not.toMatch(/<script(?! src="\/console\/)|<style| style=| on\w+=|https?:\/\//);
});

test('When nobody is signed in, or the cookie is forged or of another team, then no page and no decision is served', async () => {
  const cookie = await signIn(tokens.sample);
  const [data = '', signature] = cookie.split('=')[1]?.split('.') ?? [];
  const claims = JSON.parse(Buffer.from(data, 'base64url').toString());
  const forge = (changes: object) =>
    `__Host-console=${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.${signature}`;
  const { form } = await decide(cookie, 'promote?version=1.1.0');
  const forged = [
    '',
    `__Host-console=${data}`,
    forge({ team: 'ops' }),
    forge({ until: claims.until + 1 }),
    `${cookie}x`,
  ];
  for (const wrong of [...forged, `__Host-console=${'x'.repeat(5000)}`]) {
    expect((await visit(`/remotes/${name}`, { cookie: wrong })).headers.get('location')).toContain('/console/sign-in?');
    const posted = await visit(`/remotes/${name}/promote`, { cookie: wrong, form });
    expect([posted.status, posted.text.includes('Your session has ended')]).toEqual([401, true]);
  }
  expect((await live()).stable).toBe('1.0.0');
});

test('When a team decides, then each decision names its consequences, and is in the history like one by the API', async () => {
  const cookie = await signIn(tokens.sample, 'Ada');
  const start = await decide(cookie, 'canary?version=1.1.0', { percent: '20', reason: 'new <list>' });
  expect(decode(start.page.text)).toContain('Everyone else stays on 1.0.0.');
  const started = await start.send();
  expect(started.status).toBe(303);
  expect(await live()).toMatchObject({ stable: '1.0.0', canary: { version: '1.1.0', percent: 20 } });
  const after = await visit(started.headers.get('location')?.replace('/console', '') ?? '', { cookie });
  expect(after.text).toContain('Gave 1.1.0 to 20% of visitors. Edges follow within a second.');
  expect(after.text).toContain('new &#60;list&#62;');
  expect(decode(after.text)).toContain('No page has reported a view of the canary yet.');

  const promote = await decide(cookie, 'promote?version=1.1.0');
  expect(decode(promote.page.text)).toContain('All visitors get 1.1.0 instead of 1.0.0, from their next page load.');
  expect(decode(promote.page.text)).toContain('The canary of 1.1.0 (20% of visitors) ends.');
  expect((await promote.send()).status).toBe(303);
  const rollback = await decide(cookie, 'rollback', { reason: '' });
  expect(decode(rollback.page.text)).toContain('All visitors return from 1.1.0 to 1.0.0, at their next page load.');
  expect((await rollback.send()).status).toBe(303);
  const withdraw = await decide(cookie, 'withdraw?version=1.1.0');
  expect(decode(withdraw.page.text)).toContain('1.1.0 can never be live again. This can’t be undone.');
  expect((await withdraw.send()).status).toBe(303);

  const common = { by: 'Ada', team: 'sample', from: expect.stringContaining('127.0.0.1') };
  expect((await history()).slice(0, 4)).toMatchObject([
    { ...common, action: 'withdraw', version: '1.1.0', reason: 'the test says so' },
    { ...common, action: 'rollback', version: '1.0.0', reason: '' },
    { ...common, action: 'promote', version: '1.1.0', reason: 'the test says so' },
    { ...common, action: 'canary', version: '1.1.0', percent: 20, reason: 'new <list>' },
  ]);
});

test('When a canary’s share changes, then the visitors that were chosen for it keep it', async () => {
  await call('canary', { version: '1.1.0', percent: 5, visitors: ['a-visitor-of-the-team'] });
  const cookie = await signIn(tokens.sample);
  const { page, send } = await decide(cookie, 'canary?version=1.1.0', { percent: '30' });
  expect(page.text).toContain('Change the share of canary 1.1.0');
  expect((await send()).status).toBe(303);
  const answer = await visit(`/remotes/${name}`, { cookie });
  expect(answer.text).toContain('canary, 30% of visitors and 1 chosen visitor');
});

test('When a remote belongs to another team, then its pages and decisions are refused, except to ops', async () => {
  const [own, foreign, ops] = [
    await signIn(tokens.sample),
    await signIn(tokens.other),
    await signIn(tokens.ops, 'Ops'),
  ];
  for (const path of ['', '/promote?version=1.1.0', '/rollback']) {
    const page = await visit(`/remotes/${name}${path}`, { cookie: foreign });
    expect([page.status, page.text.includes(`${name} belongs to the team sample.`)]).toEqual([403, true]);
  }
  const { form } = await decide(own, 'promote?version=1.1.0');
  const csrf = await readCsrf(foreign);
  const posted = await visit(`/remotes/${name}/promote`, { cookie: foreign, form: { ...form, csrf } });
  expect([posted.status, posted.text.includes('belongs to the team sample')]).toEqual([403, true]);
  expect((await live()).stable).toBe('1.0.0');
  expect((await (await decide(ops, 'promote?version=1.1.0')).send()).status).toBe(303);
  expect((await history())[0]).toMatchObject({ by: 'Ops', team: 'ops', version: '1.1.0' });
});

test('When a form is not of this session or comes from another site, then nothing is decided', async () => {
  const cookie = await signIn(tokens.sample);
  const { form } = await decide(cookie, 'promote?version=1.1.0');
  const csrf = (await decide(await signIn(tokens.sample, 'Ben'), 'promote?version=1.1.0')).form.csrf ?? '';
  for (const wrong of [csrf, '', 'x'.repeat(99)]) {
    const posted = await visit(`/remotes/${name}/promote`, { cookie, form: { ...form, csrf: wrong } });
    expect([posted.status, posted.text.includes('This form is not of your session')]).toEqual([403, true]);
    // What was entered is kept, with a form of this session.
    expect(posted.text).toContain('the test says so');
    expect(readFields(posted.text).csrf).toBe(form.csrf);
  }
  const otherSites: Record<string, string>[] = [
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of otherSites) {
    expect((await visit(`/remotes/${name}/promote`, { cookie, form, headers })).status).toBe(403);
    expect((await visit('/sign-in', { form: { token: tokens.sample, by: 'Ada' }, headers })).status).toBe(403);
  }
  expect((await visit('/sign-out', { cookie, form: { csrf: '' } })).status).toBe(403);
  expect((await live()).stable).toBe('1.0.0');
});

test('When the session ends before a decision, then it continues after the next sign-in with what was entered', async () => {
  const { form } = await decide(await signIn(tokens.sample), 'canary?version=1.1.0', { percent: '35' });
  const reason = 'figures & “quotes” of the day?';
  const ended = await visit(`/remotes/${name}/canary`, { form: { ...form, reason } });
  expect(ended.status).toBe(401);
  expect(ended.text).toContain('Nothing was changed: sign in and confirm what you entered.');
  const { next = '' } = readFields(ended.text);
  const again = await visit('/sign-in', { form: { token: tokens.sample, by: 'Ada', next } });
  expect([again.status, again.headers.get('location')]).toEqual([303, next]);
  const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await visit(next.replace('/console', ''), { cookie });
  expect(page.text).toContain('value="35"');
  expect(decode(page.text)).toContain(reason);
  expect((await live()).canary).toBeNull();
});

test('When a sign-in names another site or path as the next page, then it leads to the remotes', async () => {
  for (const next of ['https://evil.test', '//evil.test', '/console/../x', '/\\evil.test', '/console/remotes/x y']) {
    expect((await visit(`/sign-in?next=${encodeURIComponent(next)}`)).text).not.toContain('name="next"');
    const answer = await visit('/sign-in', { form: { token: tokens.sample, by: 'Ada', next } });
    expect(answer.headers.get('location')).not.toBe(next);
  }
});

describe('When somebody else was faster', () => {
  test('then a promotion of a version that was withdrawn meanwhile is refused', async () => {
    const { send } = await decide(await signIn(tokens.sample), 'promote?version=1.1.0');
    await call('withdraw', { version: '1.1.0' });
    const { status, text } = await send();
    expect([status, decode(text)]).toEqual([
      409,
      expect.stringContaining('Nothing was changed. This version was withdrawn'),
    ]);
    expect((await live()).stable).toBe('1.0.0');
  });

  test('then a rollback does not undo more than its page said', async () => {
    await call('promote', { version: '1.1.0' });
    await call('canary', { version: '1.2.0', percent: 5 });
    const cookie = await signIn(tokens.sample);
    const { send, page } = await decide(cookie, 'rollback');
    expect(page.text).toContain('End the canary of 1.2.0');
    await call('rollback');
    const { status, text } = await send();
    expect([status, text]).toEqual([409, expect.stringContaining('Something else is live now')]);
    expect(text).toContain(`/console/remotes/${name}/rollback?reason=the+test+says+so`);
    expect((await live()).stable).toBe('1.1.0');
  });
});

test('When the database does not answer, then a sentence says so, what was entered is kept, and it can be decided later', async () => {
  const cookie = await signIn(tokens.sample);
  const { send, form } = await decide(cookie, 'promote?version=1.1.0');
  database.setMode('cut');
  try {
    for (const path of ['', `/remotes/${name}`]) {
      const page = await visit(path, { cookie });
      expect([page.status, page.text.includes('The database does not answer.')]).toEqual([503, true]);
    }
    const signingIn = await visit('/sign-in', { form: { token: tokens.sample, by: 'Grace' } });
    expect([signingIn.status, signingIn.text.includes('value="Grace"')]).toEqual([503, true]);
    const { status, text } = await send();
    expect([status, text]).toEqual([503, expect.stringContaining('The database did not answer')]);
    expect(decode(text)).toContain(`/promote?version=1.1.0&reason=the+test+says+so`);
    expect(text).not.toContain('Mongo');
  } finally {
    database.setMode('pass');
  }
  expect((await live()).stable).toBe('1.0.0');
  expect((await visit(`/remotes/${name}/promote`, { cookie, form })).status).toBe(303);
  expect((await live()).stable).toBe('1.1.0');
}, 120_000);

test('When a form is incomplete, too long or odd, then it is refused with a sentence and the rest is kept', async () => {
  const cookie = await signIn(tokens.sample);
  const { form } = await decide(cookie, 'canary?version=1.1.0', { percent: '5' });
  const send = (changes: Record<string, string>) =>
    visit(`/remotes/${name}/canary`, { cookie, form: { ...form, ...changes } });
  for (const percent of ['101', '-1', '5e1', 'many', '']) expect((await send({ percent })).status).toBe(400);
  const long = await send({ reason: 'x'.repeat(301), percent: '40' });
  expect([long.status, long.text.includes('value="40"'), long.text.includes('x'.repeat(300))]).toEqual([
    400,
    true,
    true,
  ]);
  expect((await send({ reason: '  ' })).text).toContain('Enter a reason.');
  expect((await send({ reason: 'x'.repeat(20_000) })).status).toBe(413);
  const missing = {
    sign: await visit('/sign-in', { form: { by: 'Ada' } }),
    none: await visit('/remotes/MFE', { cookie }),
  };
  expect([missing.sign.status, missing.none.status]).toEqual([400, 400]);
  for (const path of [`/remotes/${name}/delete`, '/remotes/mfe_nobody', '/nothing', '/assets/..%2Fhtml.ts']) {
    expect([400, 404]).toContain((await visit(path, { cookie })).status);
  }
  expect((await live()).canary).toBeNull();
});

test('When an error report names a composition, then the console finds the versions of its visitors', async () => {
  const [stable, cookie] = [await readComposition(), await signIn(tokens.sample)];
  await call('canary', { version: '1.1.0', percent: 100 });
  const canary = await readComposition();
  const page = await visit(`/compositions?id=${canary}`, { cookie });
  expect(page.text).toMatch(new RegExp(`${name}</th><td>1\\.1\\.0 <span class="badge of-canary">canary`));
  expect((await visit(`/compositions?id=${stable}`, { cookie })).text).toContain(`${name}</th><td>1.0.0 `);
  const none = await visit('/compositions?id=0123456789abcdef', { cookie });
  expect(none.text).toContain('No visitor got a composition with this id.');
  for (const id of ['', 'none', '<b>', 'x'.repeat(5000)]) {
    expect((await visit(`/compositions?id=${id}`, { cookie })).status).toBe(400);
  }
  const next = encodeURIComponent(`/console/compositions?id=${canary}`);
  expect((await visit(`/compositions?id=${canary}`)).headers.get('location')).toBe(`/console/sign-in?next=${next}`);
});

test('When a team signs out, then the browser drops the session', async () => {
  const cookie = await signIn(tokens.sample);
  const csrf = await readCsrf(cookie);
  const out = await visit('/sign-out', { cookie, form: { csrf } });
  expect([out.status, out.headers.get('set-cookie')]).toEqual([303, expect.stringMatching(/^__Host-console=;.*1970/)]);
});

test('When a token was changed, then sessions of the old one end, and during the change both count', async () => {
  const env = { MONGODB_DB: uniqueDatabaseName('registry') };
  const session = await signIn(tokens.sample);
  const rotating = await startRegistry({
    ...env,
    PUBLISH_TOKENS: `sample=token-of-the-sample-team-new|${tokens.sample}`,
  });
  expect((await visit('', { cookie: session, at: rotating })).status).toBe(200);
  const rotated = await startRegistry({ ...env, PUBLISH_TOKENS: 'sample=token-of-the-sample-team-new' });
  expect((await visit('', { cookie: session, at: rotated })).status).toBe(303);
});

test('When an address guesses tokens, then it has to wait, also with the right token', async () => {
  const fresh = await startRegistry();
  const guess = (token: string) => visit('/sign-in', { at: fresh, form: { token, by: 'Eve' } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 20; tries++) statuses.push((await guess(`guess-number-${tries}`)).status);
  expect(statuses).toEqual(Array(20).fill(401));
  const late = await guess(tokens.sample);
  expect([late.status, late.text.includes('Too many attempts. Try again in ten minutes.')]).toEqual([429, true]);
  expect(late.headers.get('set-cookie')).toBeNull();
});

test('When a team sends many decisions in a minute, then the next one has to wait and is not made', async () => {
  const fresh = await startRegistry();
  const cookie = await signIn(tokens.sample, 'Ada', fresh);
  const form = { csrf: await readCsrf(cookie, fresh), seen: '', version: '1.1.0', reason: 'many' };
  const send = () => visit('/remotes/mfe_none/promote', { at: fresh, cookie, form });
  const statuses: number[] = [];
  for (let sent = 0; sent < 30; sent++) statuses.push((await send()).status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  const late = await send();
  expect([late.status, late.text.includes('Nothing was changed.')]).toEqual([429, true]);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('When a team previews a version of its history, then the page leads to its link, which no forged form makes', async () => {
  const cookie = await signIn(tokens.sample);
  await call('withdraw', { version: '1.1.0' });
  const page = (await visit(`/remotes/${name}`, { cookie })).text;
  const buttons = [...page.matchAll(/<button [^>]*form="preview" name="version" value="([^"]+)"/g)];
  expect(buttons.map(([, version]) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  const preview = (form: Record<string, string>) => visit(`/remotes/${name}/preview`, { cookie, form });
  const made = await preview({ csrf: await readCsrf(cookie), version: '1.1.0' });
  const [, link = ''] = made.text.match(/href="[^"]*(\/registry\/v1\/previews\/[\w-]{32})"/) ?? [];
  expect(made.status).toBe(200);
  const question = await fetch(`${registry.url}${link}`);
  expect(await question.text()).toContain(`Preview ${name} 1.1.0?`);
  expect((await preview({ csrf: 'made up', version: '1.1.0' })).status).toBe(404);
  const other = {
    cookie: await signIn(tokens.other),
    form: { csrf: await readCsrf(await signIn(tokens.other)), version: '1.1.0' },
  };
  expect((await visit(`/remotes/${name}/preview`, other)).status).toBe(403);
});
