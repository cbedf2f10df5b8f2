import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@datewright/platform/root';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { containerScript } from '../fixtures/published-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { origin } from '../fixtures/urls.ts';

const trialToken = 'token-of-the-trial-service';
const headers = () => ({ authorization: `Bearer ${process.env.DATEWRIGHT_PUBLISH_TOKEN_CHATPAD}` });
let registry: ServiceProcess;
let trial: ServiceProcess;

/** A registry with trials beside the one without, on the same data; the edge serves the files of both. */
test.beforeAll(async () => {
  const { PORT: _port, ...settings } = JSON.parse(process.env.DATEWRIGHT_REGISTRY_SETTINGS ?? '{}');
  registry = await startService('registry', { ...settings, TRIAL_TOKEN: trialToken });
  trial = await startService('trial', {
    REGISTRY_URL: registry.url,
    SHELL_URL: origin(),
    PUBLIC_ORIGIN: origin(),
    TRIAL_TOKEN: trialToken,
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '',
  });
});

test.afterAll(async () => {
  await trial?.stop();
  await registry?.stop();
});

const at = (name: string, path: string) => `${registry.url}/registry/v1/remotes/${name}${path}`;

/** Publishes a version and waits until it was tried. Returns its trial, and what a promotion answers then. */
async function tryScript(name: string, script: string, card: Partial<Parameters<typeof sampleCard>[0]> = {}) {
  const whole = sampleCard({
    name,
    owner: 'chatpad',
    routes: [{ path: `/${name}`, title: name, guard: 'open' }],
    needs: { sdk: '^1.0.0' },
    ...card,
  });
  const put = await fetch(at(name, '/versions/1.0.0'), {
    method: 'PUT',
    headers: { ...headers(), 'content-type': 'application/gzip' },
    body: new Uint8Array(packTarball({ 'mfe.json': JSON.stringify(whole), ...sampleBuild(name, script) })),
  });
  expect((await put.json()).trial).toBe('waiting');
  const startedAt = Date.now();
  const read = async () => (await fetch(at(name, '/versions/1.0.0/trial'), { headers: headers() })).json();
  await expect.poll(async () => (await read()).state, { timeout: 170_000 }).not.toBe('waiting');
  const promoted = await fetch(at(name, '/promote'), {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.0.0' }),
  });
  const { state, findings } = await read();
  return { state, findings, promoted: promoted.status, seconds: (Date.now() - startedAt) / 1000 };
}

// One runner: the second worker's would only wait for the first.
test.describe.configure({ mode: 'serial' });

test('When the pages of a version work, then it passes its trial and can become live', async () => {
  const good = containerScript('mfe_triedgood', '() => "All is well"');
  expect(await tryScript('mfe_triedgood', good)).toMatchObject({ state: 'passed', findings: [], promoted: 200 });
});

/** Pages by the last part of their path, each with the code that renders it and what a trial finds. */
const pages: [path: string, render: string, finding: RegExp | null][] = [
  ['fine', 'return "All is well";', null],
  ['loops', 'while (true) {}', /keeps the page from answering for four seconds/],
  ['loopslate', 'setTimeout(() => { while (true) {} }, 5000); return "Well";', /keeps the page from answering/],
  ['throws', 'throw new Error("broken at render");', /logged an error: .*broken at render|does not load, throws/],
  ['throwslate', 'setTimeout(() => { throw new Error("broken later"); }, 5000); return "Well";', /threw: broken later/],
  ['empty', 'return null;', /shows nothing within 15 seconds/],
  ['interval', 'setInterval(() => {}, 1000); return "Well";', /leaves \d+ running setInterval behind/],
  ['locks', 'document.body.style.overflow = "hidden"; return "Well";', /keeps the next page from scrolling/],
];

test('When pages of a version hang, throw, stay empty or leave something behind, then each is found and none is live', async () => {
  const name = 'mfe_triedbroken';
  const render = pages.map(([path, code]) => `${path}() { ${code} }`).join(',');
  const script = containerScript(name, `() => ({ ${render} })[location.pathname.split('/').pop()]?.()`);
  const routes = [
    ...pages.map(([path]) => ({ path: `/${name}/${path}`, title: path, guard: 'open' as const })),
    { path: `/${name}/members/throws`, title: 'Members', guard: 'member' as const },
  ];
  const { state, findings, promoted, seconds } = await tryScript(name, script, { routes });
  expect([state, promoted]).toEqual(['failed', 409]);
  for (const [path, , finding] of pages) {
    const found = findings.filter((each: string) => each.startsWith(`/${name}/${path} `)).join(' ');
    expect([path, found]).toEqual([path, finding ? expect.stringMatching(finding) : '']);
  }
  const ofMembers = findings.filter((each: string) => each.includes('/members/'));
  expect(ofMembers.length).toBeGreaterThan(0);
  for (const each of ofMembers) expect(each).toMatch(/^\/mfe_triedbroken\/members\/throws \(member\) /);
  // Two looks at each of nine pages, three at once, on a busy machine.
  expect(seconds).toBeLessThan(170);
});

test('When a version throws while it loads and weighs more than its budget, then its trial finds both', async () => {
  const noise = Array.from({ length: 4000 }, (_, index) => Math.sin(index).toString(36)).join('');
  const script = `throw new Error("broken at load");/* ${noise} */`;
  const { state, findings, promoted } = await tryScript('mfe_triedload', script, { budget: { brotliKb: 10 } });
  expect([state, promoted]).toEqual(['failed', 409]);
  expect(findings[0]).toMatch(/^Its scripts weigh \d+\.\d KB in brotli, and the budget is 10 KB\.$/);
  expect(findings.join('\n')).toMatch(/\/mfe_triedload threw: broken at load/);
});

const shellCard = JSON.parse(readFileSync(join(root, 'shell/mfe.json'), 'utf8'));

/** Publishes the live shell with a change to its files as another version, has it tried, and promotes nothing. */
async function tryShell(version: string, change: (files: Record<string, string>) => void) {
  const folder = JSON.parse(process.env.DATEWRIGHT_EDGE_SETTINGS ?? '{}').SHELL_DIR;
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // The sample archive holds text alone: fonts and icons, which a page works without, are empty.
    const isText = /\.(html|js|css|json|svg|webmanifest)$/.test(path);
    files[`dist/${relative(folder, path).replaceAll('\\', '/')}`] = isText ? readFileSync(path, 'utf8') : '';
  }
  const card = JSON.parse(files['dist/shell.json'] ?? '{}');
  files['dist/shell.json'] = JSON.stringify({ ...card, version });
  change(files);
  const written = sampleCard({ name: 'mfe_shell', owner: 'platform', version, routes: [], needs: { sdk: '*' } });
  const asPlatform = { authorization: `Bearer ${process.env.DATEWRIGHT_PUBLISH_TOKEN_PLATFORM}` };
  const put = await fetch(at('mfe_shell', `/versions/${version}`), {
    method: 'PUT',
    headers: { ...asPlatform, 'content-type': 'application/gzip' },
    body: new Uint8Array(
      packTarball({ 'mfe.json': JSON.stringify({ ...written, budget: shellCard.budget }), ...files }),
    ),
  });
  expect(await put.json()).toMatchObject({ trial: 'waiting' });
  const read = async () => (await fetch(at('mfe_shell', `/versions/${version}/trial`), { headers: asPlatform })).json();
  await expect.poll(async () => (await read()).state, { timeout: 170_000 }).not.toBe('waiting');
  const { state, findings } = await read();
  return { state, findings: findings.join('\n') };
}

const mainScript = (files: Record<string, string>) =>
  Object.keys(files).find((path) => /assets\/index\.\w+\.js$/.test(path)) ?? '';

test('When a shell starts and shows pages, then it passes its trial', async () => {
  expect(await tryShell('90.0.0', () => undefined)).toEqual({ state: 'passed', findings: '' });
});

const brokenShells: [fault: string, change: (files: Record<string, string>) => void, finding: RegExp][] = [
  ['shows nothing', (files) => emptyScript(files), /\/ shows nothing within 15 seconds/],
  ['never ends', (files) => replaceScript(files, 'while (true) {}'), /keeps the page from answering/],
  [
    'lacks a script',
    (files) => {
      delete files[mainScript(files)];
    },
    /The edge can’t read it/,
  ],
];

/** Another name, as a build gives it, because scripts with a hash are the same in every version. */
function replaceScript(files: Record<string, string>, script: string): void {
  const path = mainScript(files);
  const name = path.split('/').at(-1) ?? '';
  const changed = `index.${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
  delete files[path];
  files[`dist/assets/${changed}`] = script;
  const page = files['dist/index.html'] ?? '';
  files['dist/index.html'] = page
    .replace(new RegExp(`<script[^>]*${name.replaceAll('.', '\\.')}[^>]*>`), `<script defer src="/assets/${changed}">`)
    .replaceAll(name, changed);
}
const emptyScript = (files: Record<string, string>) => replaceScript(files, '/* nothing */');

for (const [index, [fault, change, finding]] of brokenShells.entries()) {
  test(`When a shell ${fault}, then its trial finds that`, async () => {
    const { state, findings } = await tryShell(`90.1.${index}`, change);
    expect(state).toBe('failed');
    expect(findings).toMatch(finding);
  });
}
