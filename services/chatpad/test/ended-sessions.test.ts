import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { chatpadClient } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad');
});
afterAll(() => environment.stop());

const sessionEnded = { status: 401, body: { error: { code: 'session_ended' } } };
const unavailable = { status: 503, body: { error: { code: 'unavailable' } } };

test('When a member signs out everywhere, then no device can read or delete matches two seconds later', async () => {
  const member = await newMember(environment);
  const signedOutClient = chatpadClient(environment.tool.url, await member.signInAgain());
  const id = await signedOutClient.match();
  await member.signOut();
  await wait(2000);
  for (const answer of [
    await signedOutClient.list(),
    await signedOutClient.get(id),
    await signedOutClient.create(),
    await signedOutClient.removeAll(),
  ]) {
    expect(answer).toMatchObject(sessionEnded);
  }
  const again = chatpadClient(environment.tool.url, await member.signInAgain());
  expect((await again.list()).body.matches).toHaveLength(1);
});

test('When the account service has been silent for over ten seconds, then matches can be read but not changed until it is back', async () => {
  const accountProxy = await startAccountProxy(environment.account.url);
  const replica = await environment.startReplica({ ACCOUNT_URL: accountProxy.url });
  const client = chatpadClient(replica.url, (await newMember(environment)).token);
  const id = await client.match();
  accountProxy.isDown = true;
  await wait(5000);
  expect((await client.update(id, { name: 'Anna' })).status).toBe(200);
  await wait(5500);
  for (const answer of [await client.create(), await client.remove(id)]) {
    expect(answer).toMatchObject(unavailable);
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  expect((await client.get(id)).body.match.name).toBe('Anna');
  accountProxy.isDown = false;
  await waitUntil(async () => (await client.remove(id)).status === 200);
  await accountProxy.stop();
});

test('When ChatPad starts while the account service is silent, then it is not ready and refuses requests until it knows which sessions are revoked', async () => {
  const accountProxy = await startAccountProxy(environment.account.url);
  accountProxy.isDown = true;
  const port = String(await findFreePort());
  const starting = environment.startReplica({ ACCOUNT_URL: accountProxy.url, PORT: port });
  const url = `http://127.0.0.1:${port}`;
  const client = chatpadClient(url, (await newMember(environment)).token);
  const first = await waitUntil(() => fetch(`${url}/readyz`).catch(() => undefined));
  expect(first.status).toBe(503);
  expect(await client.list()).toMatchObject(unavailable);
  accountProxy.isDown = false;
  await starting;
  expect((await client.list()).status).toBe(200);
  await accountProxy.stop();
});
