import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@datewright/platform/free-port';
import { until } from '@datewright/testkit/until';
import { sendRaw } from './support/raw-connection.ts';
import { type SmallEdge, startSmallEdge } from './support/small-edge.ts';

let edge: SmallEdge;
let port: number;
const started: ChildProcess[] = [];

const start = () => {
  const env = { PATH: process.env.PATH, PORT: String(port) };
  const child = spawn(process.execPath, [join(__dirname, 'support/streaming-service.ts')], { env, stdio: 'ignore' });
  started.push(child);
  return child;
};

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
  port = await freePort();
  edge = await startSmallEdge({ account: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await edge?.stop();
});

test('When a service is stopped while an answer streams, then the answer ends whole and everybody else is served by the next process', async () => {
  const first = start();
  await until(listens);
  // Connections of the edge that are idle when the signal comes.
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  const stream = fetch(`http://${edge.host}/v1/account/stream`).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 300));
  const ended = once(first, 'exit');
  first.kill('SIGTERM');
  await until(async () => !(await listens()));
  const second = start();
  const answers = [];
  for (let turn = 0; turn < 20; turn++) {
    answers.push(...(await Promise.all([ask(), ask('POST')])));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(answers.filter(({ status, ms }) => status !== 200 || ms > 2500)).toEqual([]);
  expect(new Set(answers.map(({ pid }) => pid))).toEqual(new Set([second.pid]));
  expect((await stream).trim().split('\n')).toHaveLength(12);
  const whole = performance.now();
  await ended;
  expect(performance.now() - whole).toBeLessThan(1000);
});

test('When a service is dead, then that is said after a moment, and at once from then on', async () => {
  for (const child of started) child.kill('SIGKILL');
  await until(async () => !(await listens()));
  const first = await ask();
  expect([first.status, first.ms < 3000]).toEqual([503, true]);
  const second = await ask();
  expect([second.status, second.ms < 200]).toEqual([503, true]);
  start();
  await until(listens);
  expect((await ask()).status).toBe(200);
});

test('When a connection was idle while the service stops, then it is closed at once; one that is in use when it is done', async () => {
  const child = started.at(-1) as ChildProcess;
  const idle = sendRaw(port, '');
  const kept = sendRaw(port, 'GET /v1/account/who HTTP/1.1\r\nhost: x\r\n\r\n');
  const used = sendRaw(port, 'GET /v1/account/stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(async () => kept.received().includes('pid') && used.received().includes('"line":1'));
  const begun = performance.now();
  child.kill('SIGTERM');
  await Promise.all([idle.hungUp, kept.hungUp]);
  expect(performance.now() - begun).toBeLessThan(1000);
  await used.hungUp;
  expect(used.received()).toContain('"line":12');
  await once(child, 'exit');
  expect(performance.now() - begun).toBeLessThan(5000);
});
