import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { fetchAsBrowser } from '@datewright/testkit/fetch-as-browser';
import { newMember, type SignedInMember } from '@datewright/testkit/member';
import { readNdjson } from '@datewright/testkit/read-ndjson';
import { type ServiceProcess, startService, testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { type Balancer, startBalancer } from '../src/replicas/balancer.ts';
import { restartInTurn } from './support/restart-in-turn.ts';
import { startEdge } from './support/start-edge.ts';
import { type Load, startLoad } from './support/start-load.ts';

let environment: ToolEnvironment;
let balancer: Balancer;
/** The first one answers the test's requests, or the balancer in front of all. */
let edges: Awaited<ReturnType<typeof startEdge>>[] = [];
let loads: Load[] = [];
const accounts: ServiceProcess[] = [];

beforeEach(async () => {
  balancer = await startBalancer();
});
afterEach(async () => {
  // A test that failed halfway leaves its loads behind.
  await Promise.all(loads.map((load) => load.stop()));
  await Promise.all(accounts.splice(0).map(({ kill }) => kill()));
  await Promise.all(edges.map((edge) => edge.stop()));
  await balancer.stop();
  await environment?.stop();
});

async function request(member: SignedInMember, method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${edges[0]?.origin}/v1/chatpad${path}`, {
    method,
    headers: {
      origin: testOrigin,
      authorization: `Bearer ${member.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} ${response.status} ${await response.text()}`);
  return response;
}

const createMatch = async (member: SignedInMember): Promise<string> =>
  (await (await request(member, 'POST', '/matches', { name: 'Anna' })).json()).id;

test('When both replicas of a tool are restarted one after the other under load, then no request fails', async () => {
  environment = await startToolEnvironment('chatpad');
  edges = [await startEdge({ chatpad: balancer.url, account: environment.account.url })];
  const replicas = [environment.tool, await environment.startReplica()];
  for (const { url } of replicas) balancer.add(url);
  const member = await newMember(environment);
  const matches: string[] = [];
  for (let client = 0; client < 12; client++) matches.push(await createMatch(member));

  const load = startLoad(matches, async (id, turn) => {
    await (await request(member, 'GET', `/matches/${id}`)).json();
    await (await request(member, 'PUT', `/matches/${id}`, { name: 'Anna', bio: `Bio ${turn}` })).json();
  });
  loads = [load];
  const { startReplica } = environment;
  const burst = async () => {
    await Promise.all(Array.from({ length: 20 }, async () => (await request(member, 'GET', '/matches')).text()));
  };
  await restartInTurn({ replicas, startReplica, balancer, load, turns: 100, burst });
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(balancer.connections.size).toBe(4);
});

/** Milliseconds. A member may ask for suggestions twenty times a minute. */
const maxPauseMs = 6000;

/** Milliseconds that one service waits for another. */
const serviceTimeoutMs = 3000;

/** Asks for suggestions once. */
async function requestSuggestions(member: SignedInMember, path: string, body: object): Promise<void> {
  const response = await request(member, 'POST', path, body);
  let last: { type: string } | undefined;
  for await (const event of readNdjson<{ type: string }>(response)) last = event;
  if (last?.type !== 'done') throw new Error(JSON.stringify(last));
}

/**
 * Pays for suggestions for a new match. A service that is up can be late on a busy machine: after a failure that took as
 * long as one service waits for another, the same request is made until it is done. A lost connection fails at once.
 */
async function takeSuggestions(client: { member: SignedInMember; answers: number }) {
  const path = `/matches/${await createMatch(client.member)}/suggestions`;
  const body = { operationId: randomUUID(), mode: 'opener', tone: 'flirty' };
  let isLate = false;
  const ask = async (): Promise<void> => {
    const start = performance.now();
    await requestSuggestions(client.member, path, body).catch(async (error) => {
      isLate ||= performance.now() - start >= serviceTimeoutMs;
      if (!isLate) throw error;
      await wait(500);
      await ask();
    });
  };
  await ask();
  client.answers += 1;
}

test('When both replicas of the account service are restarted under load, then every answer comes and is charged once', async () => {
  environment = await startToolEnvironment('chatpad');
  const { account } = environment;
  const startReplica = async () => {
    const replica = await startService('account', { ...account.env, PORT: String(await findFreePort()) });
    accounts.push(replica);
    return replica;
  };
  const replicas = [account, await startReplica()];
  for (const { url } of replicas) balancer.add(url);
  const tool = await environment.startReplica({ ACCOUNT_URL: balancer.url });
  edges = [await startEdge({ chatpad: tool.url, account: balancer.url })];

  // The members' own calls also go to whichever replica the balancer chooses.
  const balanced = { ...environment, account: { ...account, url: balancer.url } };
  const clients: { member: SignedInMember; before: number; answers: number }[] = [];
  for (let client = 0; client < 6; client++) {
    const member = await newMember(balanced);
    await member.givePlan('monthly');
    clients.push({ member, before: await member.countCredits(), answers: 0 });
  }
  const answers = startLoad(clients, takeSuggestions, maxPauseMs);
  const reads = startLoad(clients, async ({ member }) => void (await member.countCredits()));
  loads = [answers, reads];
  const burst = async () => {
    await Promise.all(clients.flatMap(({ member }) => [member.countCredits(), member.countCredits()]));
  };
  await restartInTurn({ replicas, startReplica, balancer, load: reads, turns: 100, burst });
  // Also one that asks again.
  await waitUntil(() => answers.count() > clients.length);
  await Promise.all(loads.map((load) => load.stop()));
  expect(loads.flatMap((load) => load.failures)).toEqual([]);
  for (const client of clients) expect(await client.member.countCredits()).toBe(client.before - client.answers);
});

test('When both edges are restarted one after the other under load, then no request fails', async () => {
  environment = await startToolEnvironment('chatpad');
  const services = { chatpad: environment.tool.url, account: environment.account.url };
  const startReplica = async () => {
    const edge = await startEdge(services, balancer.url);
    edges.push(edge);
    return edge.process;
  };
  edges = [];
  const replicas = [await startReplica(), await startReplica()];
  for (const { url } of replicas) balancer.add(url);
  const member = await newMember(environment);

  // Nothing but the browser stands before an edge, to repeat what a closing connection did not process.
  const read = async (path: string, headers: Record<string, string>) => {
    const answer = await fetchAsBrowser(balancer.url + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  const readMatches = () =>
    read('/v1/chatpad/matches', { origin: testOrigin, authorization: `Bearer ${member.token}` });
  const load = startLoad(Array.from({ length: 12 }), async () => {
    await readMatches();
    // Cookies of visitors and the page itself come from the edge alone.
    if (!(await read('/', { accept: 'text/html' })).includes('<head')) throw new Error('The page has no head.');
  });
  loads = [load];
  const burst = async () => {
    await Promise.all(Array.from({ length: 40 }, readMatches));
  };
  await restartInTurn({ replicas, startReplica, balancer, load, turns: 100, burst });
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(balancer.connections.size).toBe(4);
});
