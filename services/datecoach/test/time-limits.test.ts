import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { memberWithCoach, playbookFor } from './support/coach-client.ts';

/** The tests in this file only wait for timeouts: on a busy machine a normal answer may exceed these limits. */
let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach', { ANSWER_SECONDS: '3', PLAYBOOK_SECONDS: '6' });
});
afterEach(() => environment.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => environment.stop());

test.each(['slow', 'hang'])(
  'When the AI is too slow (%s), then the member gets an error instead of spots',
  async (behaviour) => {
    const { member, spots } = await memberWithCoach(environment);
    await environment.sandbox.queueAiBehaviour(behaviour);
    expect(await spots()).toMatchObject({ status: 504, body: { error: { code: 'ai_timeout' } } });
    expect(await member.countCredits()).toBe(1);
  },
);

test('When the AI never answers, then the playbook fails without a charge', async () => {
  const { member, playbook, end, list } = await memberWithCoach(environment);
  const body = playbookFor();
  await environment.sandbox.queueAiBehaviour('hang', 3);
  await playbook(body);
  expect(await end(body.operationId)).toMatchObject({ type: 'failed', failure: { code: 'ai_timeout' } });
  expect(await member.countCredits()).toBe(1);
  expect(await list()).toEqual([]);
});
