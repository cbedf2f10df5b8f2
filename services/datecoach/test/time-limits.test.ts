import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { memberWithCoach, playbookFor } from './support/coach-client.ts';

/** Nothing is waited for but the end of the time: on a busy machine a good answer may take longer than this. */
let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach', { ANSWER_SECONDS: '3', PLAYBOOK_SECONDS: '6' });
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

test.each(['slow', 'hang'])(
  'When the AI is too slow (%s), no spots come, and the member reads why',
  async (behaviour) => {
    const { member, spots } = await memberWithCoach(town);
    await town.sandbox.queueAiBehaviour(behaviour);
    expect(await spots()).toMatchObject({ status: 504, body: { error: { code: 'ai_timeout' } } });
    expect(await member.countCredits()).toBe(1);
  },
);

test('When the AI never answers, the playbook fails, free', async () => {
  const { member, playbook, end, list } = await memberWithCoach(town);
  const body = playbookFor();
  await town.sandbox.queueAiBehaviour('hang', 3);
  await playbook(body);
  expect(await end(body.operationId)).toMatchObject({ type: 'failed', failure: { code: 'ai_timeout' } });
  expect(await member.countCredits()).toBe(1);
  expect(await list()).toEqual([]);
});
