import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../src/database/start.ts';
import { findFreePort, isPortFree } from '../src/free-port.ts';
import { root } from '../src/root.ts';
import { startByNpm } from '../src/testing/start-by-npm.ts';
import { testMongoUri } from '../src/testing/test-mongo.ts';
import { waitUntil } from '../src/testing/wait-until.ts';

const run = join(root, 'shared/platform/run.mjs');

/** Runs the program of `npm start`, which ends by itself. */
async function start(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [run, 'start', ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  return { code, output };
}

describe('When npm start can’t start, then it says why in one sentence and ends with 1', () => {
  test('a taken port', async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    const dataDir = await mkdtemp(join(tmpdir(), 'datewright-port-'));
    const { code, output } = await start({ PORT: String(port), DATA_DIR: dataDir });
    expect([code, output.trim()]).toEqual([1, `Port ${port} is taken: free it, or set PORT to another one.`]);
    other.close();
    await rm(dataDir, { recursive: true });
  });

  test.each([
    [{ PORT: 'eighty' }, [], 'PORT must be a port from 1 to 65535.'],
    [{}, ['--frsh'], 'Unknown option --frsh: there is only --fresh.'],
  ])('%j %j', async (env, args, sentence) => {
    const { code, output } = await start(env as Record<string, string>, ...args);
    expect([code, output.trim()]).toEqual([1, sentence]);
  });

  test('no database available', async () => {
    const before = { PATH: process.env.PATH, MONGODB_URI: process.env.MONGODB_URI };
    const dataDir = await mkdtemp(join(tmpdir(), 'datewright-none-'));
    Object.assign(process.env, { PATH: dataDir });
    delete process.env.MONGODB_URI;
    const offline = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    try {
      await expect(startDatabase({ dataDir, cacheDir: dataDir, log: () => {} })).rejects.toThrow(
        'No database: set MONGODB_URI, install MongoDB (mongod), or install Java 17 with Maven for the embedded one.',
      );
    } finally {
      offline.mockRestore();
      process.env.PATH = before.PATH;
      if (before.MONGODB_URI) process.env.MONGODB_URI = before.MONGODB_URI;
      await rm(dataDir, { recursive: true });
    }
  });
});

/** An AI on this machine that records its requests. */
async function localAi() {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.end('{"data":[{"id":"llama3.2:3b"}]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, asked, port: (server.address() as AddressInfo).port };
}

test('When npm start is ready, then it prints the addresses, three sign-ins, its database and an AI that it could use; when npm is killed, nothing is left', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'datewright-start-'));
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const ai = await localAi();
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    MONGODB_URI: testMongoUri(),
    LOCAL_AI_PORT: String(ai.port),
    OPENAI_API_KEY: '',
  };
  const product = await startByNpm({ cwd: root, env, readyText: 'Ctrl-C stops everything.' });
  const output = await product.waitForText('answers on this machine');
  for (const line of [
    'Ready, on the MongoDB of MONGODB_URI.',
    `http://localhost:${port}`,
    `http://localhost:${sandboxPort}/inbox`,
    'free@datewright.test',
    'starter@datewright.test',
    'pro@datewright.test',
    `An AI answers on this machine. To write with it: OPENAI_BASE_URL=http://127.0.0.1:${ai.port}/v1 OPENAI_MODEL=llama3.2:3b OPENAI_API_KEY=local npm start`,
  ]) {
    expect(output).toContain(line);
  }
  // On a busy machine one of these requests may be answered late.
  await waitUntil(async () => {
    const { services } = await (await fetch(`http://localhost:${port}/healthz`)).json();
    return Object.values(services).every((state) => state === 'ready');
  });

  // The AI was asked for its models and for nothing else.
  expect(ai.asked).toEqual(['/v1/models']);
  ai.server.close();

  process.kill(product.pid, 'SIGKILL');
  await waitUntil(async () => product.left().length === 0).catch(() => {});
  expect(product.left()).toEqual([]);
  expect([await isPortFree(port), await isPortFree(sandboxPort)]).toEqual([true, true]);
  await rm(dataDir, { recursive: true });
});
