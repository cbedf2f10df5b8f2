import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { memberWithChatpad } from './support/chatpad-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad');
});
afterAll(() => town.stop());

test('Three answers may be stopped before their first line for free; the fourth costs its credit, and that is said before', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  const freeStops = async () => (await desk.list()).body.freeStops as number;

  async function stopOne() {
    const before = await freeStops();
    await town.sandbox.queueAiBehaviour('hang');
    const running = await desk.open(id);
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
  // An answer that was left before its AI was asked leaves its order behind.
  await town.sandbox.queueAiBehaviour('hang', 0);
  expect((await desk.suggest(id)).done?.available).toBe(3);
  expect(await member.countCredits()).toBe(3);
});

test('A script that begins more rounds than anybody reads is slowed down', async () => {
  const { desk } = await memberWithChatpad(town);
  const id = await desk.match({ name: 'Anna', messages: [{ sender: 'match', content: 'leave me alone' }] });
  const answers = await Promise.all(Array.from({ length: 30 }, () => desk.suggest(id)));
  expect(answers.filter((answer) => 'error' in answer && answer.error === 'held_back')).toHaveLength(20);
  expect(answers.filter((answer) => 'error' in answer && answer.error === 'too_many_attempts')).toHaveLength(10);
});
