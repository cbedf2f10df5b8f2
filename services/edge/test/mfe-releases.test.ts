import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { startReleaseEnvironment, token } from './support/release-environment.ts';

let environment: Awaited<ReturnType<typeof startReleaseEnvironment>>;
let folder: string;

/** Writes the folder of a remote that was built. */
async function writeRemote(version: string): Promise<void> {
  const files = { 'mfe.json': JSON.stringify(sampleCard({ version, needs: { sdk: '^1.0.0' } })), ...sampleBuild() };
  await mkdir(join(folder, 'dist'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
}

beforeAll(async () => {
  environment = await startReleaseEnvironment();
  folder = await mkdtemp(join(tmpdir(), 'mfe-releases-'));
  await writeRemote('1.3.0');
  for (const version of ['1.3.0', '1.4.0']) await environment.publish(version);
});

afterAll(async () => {
  await environment?.stop();
  await rm(folder, { recursive: true, force: true });
});

const mfePath = join(root, 'shared/build/bin/mfe.mjs');

/** Runs a line of a shell in the folder of the remote, with `npx mfe` as the command of this checkout. */
function run(line: string, env: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> {
  const command = line.replace(/^npx mfe/, `"${process.execPath}" "${mfePath}"`);
  const whole = { PATH: process.env.PATH, REGISTRY_URL: environment.registry.url, PUBLISH_TOKEN: token, ...env };
  return new Promise((resolve) => {
    execFile('sh', ['-c', command], { cwd: folder, env: whole as NodeJS.ProcessEnv }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

const waitForVersion = (version: string, visitor?: string) =>
  waitUntil(async () => (await environment.versionFor(visitor)) === version);

/** The commands in the table of the teams page, in its order. */
async function readDocumentedCommands(): Promise<string[]> {
  const page = await readFile(join(root, 'shared/docs/teams.md'), 'utf8');
  return [...page.matchAll(/^\| `(npx mfe [^`]+)`/gm)].map(([, line = '']) => line);
}

test('When a team walks the commands of the teams page, then visitors get what the page says', async () => {
  await environment.decide('promote', { version: '1.3.0' });
  await waitForVersion('1.3.0');
  const commands = await readDocumentedCommands();
  expect(commands.map((line) => line.split(' ')[2])).toEqual([
    'publish',
    'trial',
    'preview',
    'canary',
    'health',
    'promote',
    'rollback',
    'withdraw',
    'compatible',
    'list',
    'history',
  ]);
  const [publish = '', trial = '', preview = '', canary = '', health = '', promote = '', ...later] = commands;
  const [rollback = '', withdraw = '', compatible = '', list = '', history = ''] = later;
  await writeRemote('1.5.0');
  expect(await run(publish)).toMatchObject({ code: 0, out: expect.stringContaining('1.5.0') });
  expect((await run(trial)).out).toMatch(/^1\.4\.0: not tried\. This registry has no trials/);
  const link = (await run(`${preview} 1.4.0`)).out.split('\n')[0] ?? '';
  expect(await (await fetch(link)).text()).toContain('Preview mfe_sample 1.4.0?');
  const own = 'a-visitor-of-the-team';
  expect(await run(`${canary} --visitor ${own}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('canary 1.4.0 for 5% of visitors'),
  });
  await waitForVersion('1.4.0', own);
  const visitors = Array.from({ length: 200 }, (_, at) => `visitor-number-${String(at).padStart(4, '0')}`);
  const chosen = await Promise.all(visitors.map((visitor) => environment.versionFor(visitor)));
  const share = chosen.filter((version) => version === '1.4.0').length / visitors.length;
  expect([new Set(chosen).size, share > 0 && share < 0.15]).toEqual([2, true]);
  expect((await run(health)).out).toMatch(/1\.4\.0: 0 views,.*\n1\.3\.0: 0 views,/);
  expect(await run(promote)).toMatchObject({ code: 0 });
  await waitForVersion('1.4.0');
  expect(await run(rollback)).toMatchObject({ code: 0, out: expect.stringContaining('stable 1.3.0') });
  await waitForVersion('1.3.0', own);
  expect(await run(withdraw)).toMatchObject({ code: 0, out: expect.stringContaining('withdrawn 1.4.0') });
  expect(await run(promote)).toMatchObject({ code: 3, err: expect.stringContaining('withdrawn') });
  expect(await run(compatible)).toMatchObject({ code: 0, out: 'Every live remote accepts chatpad 1.7.0.\n' });
  expect(await run('npx mfe compatible sdk 99.0.0')).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^sdk 99\.0\.0 would break what is live:\n {2}mfe_sample 1\.3\.0 \(stable\): needs \^/),
  });
  expect((await run(list)).out).toMatch(/mfe_sample: stable 1\.3\.0.*1\.5\.0 /);
  const { out } = await run(history);
  expect(out.split('\n').map((line) => line.split('  ')[1])).toEqual([
    'withdraw 1.4.0',
    'rollback 1.3.0',
    'promote 1.4.0',
    'canary 1.4.0 5%',
    'publish 1.5.0',
    'promote 1.3.0',
    'publish 1.4.0',
    'publish 1.3.0',
    undefined,
  ]);
  expect(out).toContain('(team sample) from');
  expect(out).toContain('errors on phones');
});

test('When a script uses the commands, then --json is parseable and the exit code says what went wrong', async () => {
  const listed = await run('npx mfe list --json');
  expect(JSON.parse(listed.out).remotes[0].release).toMatchObject({ name: 'mfe_sample' });
  const refusal = await run('npx mfe promote 9.9.9 --json');
  expect([refusal.code, JSON.parse(refusal.out).error.code]).toEqual([3, 'version_not_found']);
  expect(await run('npx mfe rollback', { PUBLISH_TOKEN: 'token-of-the-other-team' })).toMatchObject({ code: 3 });
  expect(await run('npx mfe list', { REGISTRY_URL: 'http://127.0.0.1:9' })).toMatchObject({ code: 4 });
  for (const line of [
    'promote',
    'compatible chatpad',
    'canary 1.5.0',
    'canary 1.5.0 --percent 101',
    'list --percent 5',
    'promot 1.5.0',
  ]) {
    expect([line, (await run(`npx mfe ${line}`)).code]).toEqual([line, 2]);
  }
  expect(await run('npx mfe rollback', { PUBLISH_TOKEN: '' })).toMatchObject({ code: 2 });
  for (const name of ['list', 'promote', 'canary', 'rollback', 'withdraw', 'history', 'publish', 'compatible']) {
    const help = await run(`npx mfe ${name} --help`);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('Exit codes:')]);
  }
});
