import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serviceVersions } from '@datewright/contracts/services';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../src/browser-args.ts';
import { stopChild } from '../src/child-process.ts';
import { findHeadlessShell } from '../src/find-chromium.ts';
import { findFreePort } from '../src/free-port.ts';
import { packPackages } from '../src/pack/pack-packages.ts';
import { root } from '../src/root.ts';
import { type System, startSystem } from '../src/system/system.ts';
import { testMongoUri, uniqueDatabaseName } from '../src/testing/test-mongo.ts';
import { waitUntil } from '../src/testing/wait-until.ts';

/** Imported by the remote, not by this test. */
const sdkHost = '@datewright/sdk/host';

// Limits a test that hangs: these install packages and start a whole product.
jest.setTimeout(900_000);

const token = 'publish-token-of-a-team-outside-this-repository';
let folder: string;
let remote: string;
let system: System;
let browser: Browser;

/** The environment of a team's terminal: nothing of this repository, and not the settings of the npm that runs us. */
function outsideEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(lifecycle|package|config_local)|NODE_|JEST_|INIT_CWD|TEST_)/.test(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(root));
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), ...path].join(delimiter),
    EDGE_URL: system.origin,
    REGISTRY_URL: system.origin,
    PUBLISH_TOKEN: token,
  };
}

/** Runs a line of a shell in the folder of the remote. */
function run(line: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', line], { cwd: remote, env: outsideEnv() }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: out + err }),
    );
  });
}

async function openPage(baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  // Ends what hangs: three products may be running beside this one.
  page.setDefaultTimeout(300_000);
  return page;
}

async function startProduct(): Promise<System> {
  return startSystem({
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    dataDir: join(folder, 'data'),
    nodeEnv: 'test',
    database: { kind: 'the database of the tests', uri: testMongoUri(), stop: async () => {} },
    databasePrefix: uniqueDatabaseName('outside'),
    onPlanned: ({ registry }) => {
      if (registry) registry.env.PUBLISH_TOKENS += `,outside=${token}`;
    },
    log: () => {},
    writeLine: () => {},
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'datewright-outside-'));
  remote = join(folder, 'mfe-weather');
  await mkdir(remote);
  const [started] = await Promise.all([startProduct(), packPackages(join(folder, 'packages'))]);
  system = started;
  browser = await chromium.launch({ executablePath: await findHeadlessShell(() => {}), args: browserArgs });
  const install = 'npm install --prefer-offline --no-audit --no-fund';
  for (const line of [
    `${install} ../packages/*.tgz`,
    'npx mfe create . --name weather --title "Weather report" --owner outside',
    install,
  ])
    expect(await run(line)).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await browser?.close();
  await system?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

test('The packages have JavaScript and types, and no TypeScript, which Node does not run below node_modules', async () => {
  const packages = join(remote, 'node_modules/@datewright');
  expect((await readdir(packages)).sort()).toEqual(['build', 'contracts', 'sdk', 'testkit', 'ui']);
  const files = await readdir(packages, { recursive: true });
  expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['sdk/src/host.js', 'sdk/src/host.d.ts', 'ui/src/styles/styles.css']));
  const installed = await readdir(join(remote, 'node_modules'));
  expect(installed.filter((name) => /^(mongo|sharp|@vladmandic|playwright)/.test(name))).toEqual([]);
});

test('A new remote passes its type check and its tests', async () => {
  const { code, output } = await run('npm test');
  expect(output).toMatch(/^Tests: +2 passed, 2 total/m);
  expect(code).toBe(0);
});

test('When the remote misuses the SDK, then its type check names the line', async () => {
  const file = join(remote, 'src/wrong.ts');
  await writeFile(file, `import { useSession } from '${sdkHost}';\nexport const user = useSession().member;\n`);
  const { code, output } = await run('npx tsc');
  await rm(file);
  expect(output).toMatch(/^src\/wrong\.ts\(2,.*Property 'member' does not exist/m);
  expect(code).not.toBe(0);
});

test('The build writes what it needs, without React, zod or a federation runtime of its own', async () => {
  const [source, card] = [join(remote, 'src/remote.tsx'), join(remote, 'mfe.json')];
  const [text, cardText] = [await readFile(source, 'utf8'), await readFile(card, 'utf8')];
  const more = ['contracts/registry/list-remotes', 'sdk/zod', 'sdk/persisted-state', 'ui/chip'];
  await writeFile(source, text + more.map((path) => `export * from '@datewright/${path}';\n`).join(''));
  await writeFile(card, JSON.stringify({ ...JSON.parse(cardText), needs: { services: { bio: '^1.0.0' } } }));
  const uncalled = 'needs.services in mfe.json names bio, which the code does not call.';
  expect(await run('npm run build')).toMatchObject({ code: 2, output: expect.stringContaining(uncalled) });
  await writeFile(card, cardText);
  expect(await run('npm run build')).toMatchObject({ code: 0, output: expect.stringContaining('KB of scripts') });
  await writeFile(source, text);
  const dist = join(remote, 'dist');
  const { version: sdk } = JSON.parse(
    await readFile(join(remote, 'node_modules/@datewright/sdk/package.json'), 'utf8'),
  );
  const { needs } = JSON.parse(await readFile(join(dist, 'mf-manifest.json'), 'utf8'));
  expect(needs).toEqual({ sdk: `^${sdk}`, services: { registry: `^${serviceVersions.registry}` } });
  const scripts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  const contents = await Promise.all(scripts.map((file) => readFile(join(dist, file), 'utf8')));
  const brotli = contents.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(brotli).toBeLessThan(6000);
  const whole = contents.join('\n');
  // The names of styles are given at compile time: to the remote's own, and to those of an installed package.
  expect(new Set(whole.match(/mfe_weather__sc-\w+-\d/g)).size).toBeGreaterThan(1);
  expect(whole.match(/__datewright(Federation|Start|Zod)/g)).toEqual(
    expect.arrayContaining(['__datewrightFederation', '__datewrightStart', '__datewrightZod']),
  );
  expect(whole).not.toMatch(/react\.(transitional\.)?element|_zod\b|ModuleFederation\b/);
});

test('When the card has an unknown field, then build and publication refuse it by name', async () => {
  const card = join(remote, 'mfe.json');
  const text = await readFile(card, 'utf8');
  await writeFile(card, text.replace('"budget"', '"colour": "red", "budget"'));
  const refusal = { code: 2, output: 'mfe.json is not a valid card. colour: is not a field of a card\n' };
  expect(await run('npx mfe build')).toEqual(refusal);
  expect(await run('npx mfe publish')).toEqual(refusal);
  await writeFile(card, text);
});

test('When the team publishes and promotes the remote, then it is listed and the shell shows its page', async () => {
  expect(await run('npm run build')).toMatchObject({ code: 0 });
  expect(await run('PUBLISH_TOKEN=somebody-else npx mfe publish')).toMatchObject({ code: 3 });
  expect(await run('npx mfe publish')).toMatchObject({ code: 0, output: expect.stringContaining('mfe_weather 1.0.0') });
  expect((await run('npx mfe list')).output).toMatch(/mfe_weather: stable none.*1\.0\.0/);
  expect(await run('npx mfe promote 1.0.0 --reason "the first version"')).toMatchObject({ code: 0 });
  expect((await run('npx mfe list')).output).toMatch(/mfe_weather: stable 1\.0\.0/);
  const page = await openPage(system.origin);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await waitUntil(async () => (await (await page.request.get('/weather')).text()).includes('mfe_weather/1.0.0'));
  await page.goto('/weather');
  await page.getByRole('heading', { name: 'Weather report' }).waitFor();
  await page.getByText('Hello, visitor.').waitFor();
  await page.getByRole('button', { name: 'Count' }).click();
  await page.getByText('Counted once.').waitFor();
  expect(errors).toEqual([]);
});

test('The remote runs alone on its own page', async () => {
  const port = await findFreePort();
  // Not by npx, which would leave it running.
  const mfe = join(remote, 'node_modules/.bin/mfe');
  const dev = spawn(process.execPath, [mfe, 'dev', '--port', String(port)], {
    cwd: remote,
    env: outsideEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    const page = await openPage(`http://localhost:${port}`);
    await waitUntil(async () => {
      if (dev.exitCode !== null) throw new Error(`mfe dev ended: ${output}`);
      return page.goto('/').then(
        () => true,
        () => false,
      );
    });
    await page.getByRole('heading', { name: 'Weather report' }).waitFor();
    await page.getByText('Hello, visitor.').waitFor();
  } finally {
    await stopChild(dev);
  }
});
