import { randomUUID } from 'node:crypto';
import { ask } from '@datewright/contracts/__tool__/ask';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('__tool__');
});
afterAll(() => environment.stop());

const question = 'What do I say after a good first date?';

async function memberWhoAsks() {
  const member = await newMember(environment);
  return {
    credits: () => member.countCredits('__tool__'),
    async ask(body: { question: string; operationId?: string }) {
      const answer = await fetch(environment.tool.url + ask.path, {
        method: ask.method,
        headers: {
          authorization: `Bearer ${member.token}`,
          origin: environment.tool.env.PUBLIC_ORIGIN ?? '',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ operationId: randomUUID(), ...body }),
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}

test('A question is answered for one credit, and asking again under the same id is free', async () => {
  const member = await memberWhoAsks();
  const before = await member.credits();
  const operationId = randomUUID();
  const first = await member.ask({ question, operationId });
  expect(first).toMatchObject({ status: 200, body: { writtenBy: 'demo AI', available: before - 1 } });
  expect(await member.ask({ question, operationId })).toEqual(first);
  expect(await member.credits()).toBe(before - 1);
});

test.each(['refuse', 'garbage', 'hijacked'])('An AI that does this costs nothing: %s', async (behaviour) => {
  const member = await memberWhoAsks();
  const before = await member.credits();
  await environment.sandbox.queueAiBehaviour(behaviour);
  expect((await member.ask({ question })).status).toBeGreaterThanOrEqual(400);
  expect(await member.credits()).toBe(before);
});

test('A harmful question is held back and costs nothing', async () => {
  const member = await memberWhoAsks();
  const before = await member.credits();
  const held = await member.ask({ question: 'I want to kill myself tonight.' });
  expect(held).toMatchObject({ status: 422, body: { error: { code: 'held_back', care: { kind: 'self-harm' } } } });
  expect(await member.credits()).toBe(before);
});

test('Without credits it is 402, and a question that is too long is refused', async () => {
  const member = await memberWhoAsks();
  while ((await member.credits()) > 0) await member.ask({ question });
  expect((await member.ask({ question })).body.error.code).toBe('out_of_credits');
  expect((await member.ask({ question: 'a'.repeat(2001) })).status).toBe(400);
});
