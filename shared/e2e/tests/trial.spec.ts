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
  await expect.poll(async () => (await read()).state, { timeout: 120_000 }).not.toBe('waiting');
  const promoted = await fetch(at(name, '/promote'), {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.0.0' }),
  });
  const { state, findings } = await read();
  return { state, findings, promoted: promoted.status, seconds: (Date.now() - startedAt) / 1000 };
}

const passed = { state: 'passed', findings: [], promoted: 200 };
const failed = { state: 'failed', promoted: 409 };

test.describe.configure({ mode: 'default' });

test('A version whose page works passes its trial and can become live', async () => {
  expect(await tryScript('mfe_triedgood', containerScript('mfe_triedgood', '() => "All is well"'))).toMatchObject(
    passed,
  );
});

const broken: [what: string, name: string, script: (name: string) => string, finding: RegExp][] = [
  [
    'never ends while it renders',
    'mfe_triedloop',
    (name) => containerScript(name, '() => { while (true) {} }'),
    /^\/mfe_triedloop keeps the page from answering for four seconds\.$/,
  ],
  [
    'never ends while it loads',
    'mfe_triedloadloop',
    () => 'while (true) {}',
    /^\/mfe_triedloadloop keeps the page from answering for four seconds\.$/,
  ],
  ['throws while it loads', 'mfe_triedload', () => 'throw new Error("broken at load");', /threw: broken at load/],
  [
    'throws while it renders',
    'mfe_triedrender',
    (name) => containerScript(name, '() => { throw new Error("broken at render"); }'),
    /broken at render|did not load, threw/,
  ],
  [
    'throws some seconds after it was shown',
    'mfe_triedlate',
    (name) =>
      `setTimeout(() => { throw new Error("broken later"); }, 6000);${containerScript(name, '() => "All is well"')}`,
    /threw: broken later/,
  ],
  [
    'stops answering some seconds after it was shown',
    'mfe_triedlateloop',
    (name) => `setTimeout(() => { while (true) {} }, 6000);${containerScript(name, '() => "All is well"')}`,
    /keeps the page from answering/,
  ],
  ['shows nothing', 'mfe_triedempty', (name) => containerScript(name, '() => null'), /shows nothing within 15 seconds/],
  [
    'leaves an interval behind',
    'mfe_triedinterval',
    (name) => `setInterval(() => {}, 1000);${containerScript(name, '() => "All is well"')}`,
    /leaves 1 running setInterval behind/,
  ],
];

for (const [what, name, script, finding] of broken) {
  test(`A version that ${what} fails its trial with that finding, and is refused`, async () => {
    const result = await tryScript(name, script(name));
    expect(result).toMatchObject(failed);
    expect(result.findings.join('\n')).toMatch(finding);
    expect(result.seconds).toBeLessThan(110);
  });
}

test('A version that weighs more than its budget fails its trial', async () => {
  const noise = Array.from({ length: 4000 }, (_, index) => Math.sin(index).toString(36)).join('');
  const script = `${containerScript('mfe_triedlarge', '() => "All is well"')}/* ${noise} */`;
  const result = await tryScript('mfe_triedlarge', script, { budget: { brotliKb: 10 } });
  expect(result).toMatchObject(failed);
  expect(result.findings.join('\n')).toMatch(/^Its scripts weigh \d+\.\d KB in brotli, and the budget is 10 KB/);
});

test('A page of members is opened as a member, and its guard keeps visitors away', async () => {
  const card = { routes: [{ path: '/mfe_triedmember', title: 'Member', guard: 'member' as const }] };
  const script = containerScript('mfe_triedmember', '() => { throw new Error("broken for members"); }');
  const result = await tryScript('mfe_triedmember', script, card);
  expect(result).toMatchObject(failed);
  expect(result.findings.join()).toMatch(/^\/mfe_triedmember \(member\) /);
  expect(result.findings.join()).not.toMatch(/\(visitor\)/);
});
