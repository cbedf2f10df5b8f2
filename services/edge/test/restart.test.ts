import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { compileCacheEnv } from '@datewright/platform/root';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { type MinimalEdge, startMinimalEdge } from './support/minimal-edge.ts';
import { sendRaw } from './support/raw-connection.ts';

let edge: MinimalEdge;
let port: number;
const started: ChildProcess[] = [];
/** Milliseconds after which the service kit closes the connections that a stopping service still has open. */
const untilCut = 10_000;

/** Loads a process of the service that waits for a message before it listens. */
async function load(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(__dirname, 'support/streaming-service.ts')], {
    env: { PATH: process.env.PATH, ...compileCacheEnv, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.push(child);
  await once(child, 'message');
  return child;
}

const listens = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

async function ask(method = 'GET') {
  const begun = performance.now();
  const body = method === 'GET' ? undefined : '{}';
  const answer = await fetch(`http://${edge.host}/v1/account/who`, { method, body });
  return { status: answer.status, pid: (await answer.json()).pid, ms: performance.now() - begun };
}

beforeAll(async () => {
  port = await findFreePort();
  edge = await startMinimalEdge({ account: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await edge?.stop();
});

test('When a service is stopped while an answer streams, then the answer completes, no call fails, and the next process takes over', async () => {
  const [first, second] = await Promise.all([load(), load()]);
  first.send('listen');
  await waitUntil(listens);
  // Idle connections of the edge when the signal arrives.
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  const stream = sendRaw(
    edge.port,
    `GET /v1/account/stream HTTP/1.1\r\nhost: ${edge.host}\r\nconnection: close\r\n\r\n`,
  );
  await waitUntil(async () => stream.received().includes('"line":1'));
  const ended = once(first, 'exit');
  const signalled = performance.now();
  first.kill('SIGTERM');
  await waitUntil(async () => !(await listens()));
  second.send('listen');
  const answers = [];
  for (let turn = 0; turn < 20; turn++) answers.push(...(await Promise.all([ask(), ask('POST')])));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // A call that the edge sends on an open connection is still answered by the first process.
  expect([first.pid, second.pid]).toEqual(expect.arrayContaining([...new Set(answers.map(({ pid }) => pid))]));
  expect(answers.at(-1)?.pid).toBe(second.pid);
  await stream.hungUp;
  expect(stream.received()).toContain('"line":12}');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - signalled).toBeLessThan(untilCut);
});

test('When a service is dead, then calls fail after a moment, and at once from then on', async () => {
  for (const child of started) child.kill('SIGKILL');
  await waitUntil(async () => !(await listens()));
  const first = await ask();
  const later = [await ask(), await ask(), await ask()];
  expect([first, ...later].map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(Math.min(...later.map(({ ms }) => ms))).toBeLessThan(first.ms / 2);
  const next = await load();
  next.send('listen');
  await waitUntil(listens);
  expect((await ask()).status).toBe(200);
});

test('When the service stops, then an idle connection is closed at once, and one in use after its call', async () => {
  const child = started.at(-1) as ChildProcess;
  const idle = sendRaw(port, '');
  const kept = sendRaw(port, 'GET /v1/account/who HTTP/1.1\r\nhost: x\r\n\r\n');
  const used = sendRaw(port, 'GET /v1/account/stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await waitUntil(async () => kept.received().includes('pid') && used.received().includes('"line":1'));
  const begun = performance.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.all([idle.hungUp, kept.hungUp]);
  expect(used.received()).not.toContain('"line":12');
  await used.hungUp;
  expect(used.received()).toContain('"line":12');
  await ended;
  expect(performance.now() - begun).toBeLessThan(untilCut);
});
