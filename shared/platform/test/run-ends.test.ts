import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../src/free-port.ts';
import { root } from '../src/root.ts';
import { startByNpm } from '../src/testing/start-by-npm.ts';
import { waitUntil } from '../src/testing/wait-until.ts';

/** One process in place of a whole product, under npm, the runner and a command. */
let folder: string;
let started: Awaited<ReturnType<typeof startByNpm>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'datewright-run-'));
  const run = join(root, 'shared/platform/run.mjs');
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: `exec node "${run}" service sandbox main.ts` } }),
  );
  started = await startByNpm({
    cwd: folder,
    env: {
      ...process.env,
      // A command of a service is then run with this environment, which is the sandbox's.
      MONGODB_URI: 'mongodb://127.0.0.1:1',
      NODE_ENV: 'test',
      GOOGLE_CLIENT_ID: 'datewright.apps.googleusercontent.test',
      GOOGLE_CLIENT_SECRET: 'a-google-secret-that-only-tests-know',
      GOOGLE_REDIRECT_URIS: 'http://datewright.test/v1/account/google/callback',
      PORT: String(await findFreePort()),
      SMTP_PORT: String(await findFreePort()),
    },
    readyText: '"listening"',
  });
});
afterEach(async () => {
  started?.end();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['npm', 'SIGTERM', 'npm start'],
  ['npm', 'SIGKILL', 'npm start'],
  ['the runner', 'SIGKILL', 'run.mjs service'],
] as const)('When %s alone gets %s, then every process ends by itself', async (_who, signal, command) => {
  expect(started.left()).toHaveLength(4);
  process.kill(started.find(command), signal);
  await waitUntil(async () => started.left().length === 0).catch(() => {});
  expect(started.left()).toEqual([]);
});
