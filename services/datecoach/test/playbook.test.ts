import { strategy } from '@datewright/contracts/datecoach/strategy';
import { z } from '@datewright/contracts/zod';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, memberWithCoach, playbookFor } from './support/coach-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

test('A playbook comes section by section, for one credit, and is there afterwards', async () => {
  const { member, playbook, news, list, get } = await memberWithCoach(town);
  const asked = playbookFor();
  const begun = await playbook(asked);
  expect(begun).toMatchObject({
    status: 200,
    body: { operationId: asked.operationId, strategy: null, isCached: false },
  });
  const lines = await news(asked.operationId);
  const sections = lines.flatMap((line) => (line.type === 'section' ? [line.section.name] : []));
  expect(sections).toEqual(['preparation', 'talk', 'touch', 'situations', 'exit']);
  expect(lines.at(-1)).toMatchObject({ type: 'written', available: 0, playbook: { isWhole: true, matchName: 'Anna' } });
  expect(await member.countCredits()).toBe(0);
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  expect(await list()).toMatchObject([{ operationId: asked.operationId, isWhole: true }]);
  expect((await get(asked.operationId)).body.sections).toHaveLength(5);
});

test('Older callers wait for the whole strategy in its one shape; asked again it is found, for free', async () => {
  const { member, playbook } = await memberWithCoach(town);
  const { operationId: _left, wait: _out, ...asked } = playbookFor();
  const { status, body } = await playbook(asked);
  expect(status).toBe(200);
  expect(() => z.parse(strategy, body.strategy)).not.toThrow();
  expect(body.strategy.metadata.cachedAt).toBeNull();
  const again = await playbook({ ...asked, chatHistory: [...anna.messages, { sender: 'match', content: 'See you!' }] });
  expect(again.body).toMatchObject({ operationId: body.operationId, isCached: true });
  expect(again.body.strategy.metadata.cachedAt).not.toBeNull();
  expect(await member.countCredits()).toBe(0);
});
