import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { writeMinimalShell } from '@datewright/platform/testing/write-minimal-shell';
import { newMember, type SignedInMember } from '@datewright/testkit/member';
import { type ServiceProcess, startService, testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { type Balancer, startBalancer } from './support/start-balancer.ts';

let folder: string;
let environment: ToolEnvironment;
let balancer: Balancer;
let edge: ServiceProcess;
let origin: string;
let member: SignedInMember;
let load: Awaited<ReturnType<typeof startLoad>> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rolling-restart-'));
  environment = await startToolEnvironment('chatpad');
  member = await newMember(environment);
  balancer = await startBalancer();
  const port = String(await findFreePort());
  origin = `http://localhost:${port}`;
  edge = await startService(
    'edge',
    {
      PORT: port,
      PUBLIC_ORIGIN: origin,
      SERVICE_URLS: `chatpad=${balancer.url},account=${environment.account.url}`,
      // Not needed for calls.
      REGISTRY_URL: `http://127.0.0.1:${await findFreePort()}`,
      SHELL_DIR: await writeMinimalShell(folder),
      CACHE_DIR: join(folder, 'cache'),
    },
    undefined,
    '/livez',
  );
});
// A test that failed halfway leaves its load behind.
afterEach(() => load?.stop());
afterAll(async () => {
  await edge?.kill();
  await balancer?.stop();
  await environment?.stop();
  await rm(folder, { recursive: true, force: true });
});

const request = (method: string, path: string, body?: object) =>
  fetch(`${origin}/v1/chatpad${path}`, {
    method,
    headers: {
      origin: testOrigin,
      authorization: `Bearer ${member.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });

/** Clients that read and save a match of their own in turn, with short pauses, until `stop`. */
async function startLoad(clients: number) {
  const ids: { id: string }[] = [];
  for (let client = 0; client < clients; client++) {
    ids.push(await (await request('POST', '/matches', { name: 'Anna' })).json());
  }
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  async function ask(method: string, path: string, body?: object) {
    count += 1;
    try {
      const response = await request(method, path, body);
      const text = await response.text();
      if (!response.ok) failures.push(`${method} ${response.status} ${text}`);
      return response.ok ? JSON.parse(text) : undefined;
    } catch (error) {
      failures.push(`${method} ${error}`);
      return undefined;
    }
  }
  async function use(client: number) {
    const { id } = ids[client] as { id: string };
    for (let turn = 0; !isOver; turn++) {
      await ask('GET', `/matches/${id}`);
      await ask('PUT', `/matches/${id}`, { name: 'Anna', bio: `Bio ${turn}` });
      await pause(Math.random() * 30);
    }
  }
  const ended = Promise.all(Array.from({ length: clients }, (_, client) => use(client)));
  return {
    failures,
    ask,
    count: () => count,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

test('When both replicas of a service are restarted one after the other under load, then no request fails', async () => {
  const before = [environment.tool, await environment.startReplica()];
  for (const { url } of before) balancer.add(url);
  load = await startLoad(12);
  const { count, ask, failures, stop } = load;
  await waitUntil(() => count() > 200);

  for (const replica of before) {
    // An orchestrator sends the signal once no new connection arrives; the edge keeps those that are open.
    balancer.remove(replica.url);
    await replica.stop();
    expect(replica.output()).toContain('stopping');

    const successor = await environment.startReplica();
    balancer.add(successor.url);
    // The old and the new process answer side by side. The edge opens connections only when all others are in use.
    await waitUntil(async () => {
      await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/matches')));
      return (balancer.connections.get(successor.url) ?? 0) > 0;
    });
    const soFar = count();
    await waitUntil(() => count() > soFar + 200);
  }
  await stop();
  expect(failures).toEqual([]);
  expect(balancer.connections.size).toBe(4);
});
