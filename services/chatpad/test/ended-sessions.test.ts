import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { chatpadClient } from './support/chatpad-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad');
});
afterAll(() => town.stop());

const sessionEnded = { status: 401, body: { error: { code: 'session_ended' } } };
const unavailable = { status: 503, body: { error: { code: 'unavailable' } } };

test('When a member signs out everywhere, then two seconds later no device reads or deletes a match', async () => {
  const member = await newMember(town);
  const lost = chatpadClient(town.tool.url, await member.signInAgain());
  const id = await lost.match();
  await member.signOut();
  await wait(2000);
  for (const answer of [await lost.list(), await lost.get(id), await lost.create(), await lost.removeAll()]) {
    expect(answer).toMatchObject(sessionEnded);
  }
  const again = chatpadClient(town.tool.url, await member.signInAgain());
  expect((await again.list()).body.matches).toHaveLength(1);
});

test('When the account service is silent for over ten seconds, then matches are still read, and nothing is written until it is back', async () => {
  const gate = await startAccountProxy(town.account.url);
  const twin = await town.startReplica({ ACCOUNT_URL: gate.url });
  const desk = chatpadClient(twin.url, (await newMember(town)).token);
  const id = await desk.match();
  gate.isDown = true;
  await wait(5000);
  expect((await desk.update(id, { name: 'Anna' })).status).toBe(200);
  await wait(5500);
  for (const answer of [await desk.create(), await desk.remove(id)]) {
    expect(answer).toMatchObject(unavailable);
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  expect((await desk.get(id)).body.match.name).toBe('Anna');
  gate.isDown = false;
  await waitUntil(async () => (await desk.remove(id)).status === 200);
  await gate.stop();
});

test('When ChatPad starts while the account service is silent, then it is not ready, and lets nobody in, until it knows who is out', async () => {
  const gate = await startAccountProxy(town.account.url);
  gate.isDown = true;
  const port = String(await findFreePort());
  const starting = town.startReplica({ ACCOUNT_URL: gate.url, PORT: port });
  const url = `http://127.0.0.1:${port}`;
  const desk = chatpadClient(url, (await newMember(town)).token);
  const first = await waitUntil(() => fetch(`${url}/readyz`).catch(() => undefined));
  expect(first.status).toBe(503);
  expect(await desk.list()).toMatchObject(unavailable);
  gate.isDown = false;
  await starting;
  expect((await desk.list()).status).toBe(200);
  await gate.stop();
});
