import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { tools } from '@datewright/contracts/tools';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { newMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';

const opsToken = 'the-token-of-these-ops';
const [{ service }] = tools;
let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment(service, { ROLE: 'api' }, join(__dirname, 'support/letters-process.ts'));
});
afterAll(() => town.stop());

/** A new member, with the calls of the letters service. */
async function writer(url = town.tool.url) {
  const member = await newMember(town);
  const headers = { origin: testOrigin, authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/v1/${service}/letters${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    member,
    begin: (operationId: string, about: string) => call('POST', '', { operationId, about }),
    read: async (operationId: string) => (await call('GET', `/${operationId}`)).body,
    cancel: (operationId: string) => call('DELETE', `/${operationId}`),
    /** Every event of the stream, to its end. */
    async follow(operationId: string): Promise<string[]> {
      const response = await fetch(`${url}/v1/${service}/letters/${operationId}/news`, { headers });
      const lines = (await response.text()).trim().split('\n');
      return lines.map((line) => JSON.parse(line).state);
    },
    /** The first event of the stream. */
    async news(operationId: string) {
      const response = await fetch(`${url}/v1/${service}/letters/${operationId}/news`, { headers });
      const reader = response.body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return JSON.parse(
        Buffer.from(value ?? [])
          .toString()
          .split('\n')[0] ?? '',
      );
    },
  };
}

const ops = (url: string, init: RequestInit = {}, token = opsToken) =>
  fetch(`${url}/ops/jobs`, {
    ...init,
    redirect: 'manual',
    headers: { authorization: `Basic ${Buffer.from(`ops:${token}`).toString('base64')}`, ...init.headers },
  });

test('A letter waits for a worker, costs one credit, and is still there after a reload and a repeated request', async () => {
  const { member, begin, read, follow, news } = await writer();
  const operation = randomUUID();
  expect(await begin(operation, 'joy')).toEqual({ status: 200, body: { isOver: false } });
  expect(await news(operation)).toEqual({ state: 'waiting', progress: null });
  expect(await member.countCredits()).toBe(4);
  expect(await begin(operation, 'joy')).toEqual({ status: 200, body: { isOver: false } });
  expect(await begin(operation, 'trouble')).toMatchObject({ status: 409 });

  const worker = await town.startReplica({ ROLE: 'worker' });
  expect((await follow(operation)).at(-1)).toBe('ended');
  expect((await read(operation)).text).toMatch(/A letter about joy/);
  expect(await begin(operation, 'joy')).toEqual({ status: 200, body: { isOver: true } });
  expect(await member.countCredits()).toBe(4);
  expect(await member.listChargePurposes()).toEqual(['letter']);

  // A worker serves health and metrics, but no calls of members.
  for (const path of ['/livez', '/readyz', '/metrics']) expect((await fetch(worker.url + path)).status).toBe(200);
  expect((await fetch(`${worker.url}/v1/${service}/letters/${operation}`)).status).toBe(404);
  await worker.stop();
});

test('Gives the credit of a cancelled or refused letter back, and says why', async () => {
  const worker = await town.startReplica({ ROLE: 'worker' });
  const { member, begin, read, cancel, news, follow } = await writer();
  const [long, refused] = [randomUUID(), randomUUID()];
  await begin(long, 'patience');
  await waitUntil(async () => (await news(long)).progress?.step === 'thinking');
  await cancel(long);
  expect((await follow(long)).at(-1)).toBe('ended');
  await waitUntil(async () => (await member.countCredits()) === 5);
  expect(await read(long)).toEqual({ text: null, failure: null });

  await begin(refused, 'trouble');
  await waitUntil(async () => (await read(refused)).failure === 'ai_refused');
  expect(await member.countCredits()).toBe(5);
  expect(await member.listChargePurposes()).toEqual([]);
  await worker.stop();
});

test('When the response to a reserve is lost, the credit is back long before the reservation expires', async () => {
  const gate = await startAccountProxy(town.account.url);
  const twin = await town.startReplica({ ROLE: 'api', ACCOUNT_URL: gate.url });
  gate.reserves = 'lose';
  const { member, begin } = await writer(twin.url);
  expect((await begin(randomUUID(), 'joy')).status).toBe(503);
  expect(await member.countCredits()).toBe(4);
  await waitUntil(async () => (await member.countCredits()) === 5, 60);
  await Promise.all([twin.stop(), gate.stop()]);
});

test('Ops see a dead job without any text of its member, and retry or delete it; without the token there is no page', async () => {
  const { member, begin, read } = await writer();
  const operation = randomUUID();
  await begin(operation, 'joy');
  const db = await openTown();
  // As three killed workers leave it.
  await db.collection('jobs').updateOne({ 'payload.operationId': operation }, { $set: { tries: 3 } });
  const [worker, desk] = [
    await town.startReplica({ ROLE: 'worker' }),
    await town.startReplica({ OPS_TOKEN: opsToken }),
  ];
  await waitUntil(async () => (await read(operation)).failure === 'worker_died');
  expect(await member.countCredits()).toBe(5);

  expect((await ops(town.tool.url)).status).toBe(404);
  expect((await fetch(`${desk.url}/ops/jobs`)).status).toBe(401);
  expect((await ops(desk.url, {}, 'another-token-of-some-length')).status).toBe(401);
  const page = await ops(desk.url);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(html).toContain('worker_died');
  expect(html).not.toContain(member.userId);
  expect(html).not.toContain('joy');

  const form = (action: string) => {
    const [, inputs = ''] = new RegExp(`(<input[^>]*value="${action}">.*?)<button>`).exec(html) ?? [];
    const fields = [...inputs.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]);
    return new URLSearchParams(fields);
  };
  const post = (body: URLSearchParams) => ops(desk.url, { method: 'POST', body });
  const forged = form('again');
  forged.set('mark', form('drop').get('mark') ?? '');
  expect((await post(forged)).status).toBe(401);
  expect((await post(form('again'))).status).toBe(303);
  await waitUntil(async () => (await read(operation)).text !== null);
  expect((await read(operation)).failure).toBeNull();
  expect(await member.countCredits()).toBe(4);
  expect((await post(form('drop'))).status).toBe(404);
  await db.close();
  await Promise.all([worker.stop(), desk.stop()]);
});

test('A process with both roles writes a letter at once', async () => {
  const both = await town.startReplica({ ROLE: 'both' });
  const { member, begin, read } = await writer(both.url);
  const operation = randomUUID();
  await begin(operation, 'joy');
  await waitUntil(async () => (await read(operation)).text !== null);
  expect(await member.countCredits()).toBe(4);
  await both.stop();
});

test('When a worker is killed, another writes the letter after its lease expires, for one credit', async () => {
  const doomed = await town.startReplica({ ROLE: 'worker' });
  const { member, begin, read, news } = await writer();
  const operation = randomUUID();
  await begin(operation, 'patience');
  await waitUntil(async () => (await news(operation)).progress?.step === 'thinking');
  await doomed.kill();
  const other = await town.startReplica({ ROLE: 'worker', PATIENCE: '0' });
  await waitUntil(async () => (await read(operation)).text !== null);
  expect(await member.countCredits()).toBe(4);
  expect(await member.listChargePurposes()).toEqual(['letter']);
  await other.stop();
});

async function openTown() {
  const { createConnection } = await import('mongoose');
  return createConnection(town.tool.env.MONGODB_URI ?? '', { dbName: town.tool.env.MONGODB_DB }).asPromise();
}
