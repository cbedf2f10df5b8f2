import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { memberWithChatpad } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad');
});
afterAll(() => environment.stop());

test('A member can stop three requests before the first line for free; the fourth costs a credit, and the list of matches shows how many are left', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const freeStops = async () => (await client.list()).body.freeStops as number;

  async function stopOne() {
    const before = await freeStops();
    await environment.sandbox.queueAiBehaviour('hang');
    const running = await client.open(id);
    expect(await running.next()).toMatchObject({ type: 'started' });
    running.leave();
    if (before > 0) await waitUntil(async () => (await freeStops()) === before - 1);
  }
  expect(await freeStops()).toBe(3);
  for (let count = 0; count < 3; count++) await stopOne();
  expect(await freeStops()).toBe(0);
  await waitUntil(async () => (await member.countCredits()) === 5);
  await stopOne();
  await waitUntil(async () => (await member.countCredits()) === 4);
  // A request that was cancelled before it reached the AI leaves its queued behaviour behind.
  await environment.sandbox.queueAiBehaviour('hang', 0);
  expect((await client.suggest(id)).done?.available).toBe(3);
  expect(await member.countCredits()).toBe(3);
});

test('A script that starts far more rounds than a member would is rate limited', async () => {
  const { client } = await memberWithChatpad(environment);
  const id = await client.match({ name: 'Anna', messages: [{ sender: 'match', content: 'leave me alone' }] });
  const answers = await Promise.all(Array.from({ length: 30 }, () => client.suggest(id)));
  expect(answers.filter((answer) => 'error' in answer && answer.error === 'held_back')).toHaveLength(20);
  expect(answers.filter((answer) => 'error' in answer && answer.error === 'too_many_attempts')).toHaveLength(10);
});
