import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, coachClient, playbookFor } from './support/coach-client.ts';
import { memberWithDates, tip } from './support/dates-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterAll(() => environment.stop());

test('A member can export and delete all their data, without affecting other members', async () => {
  const [leaver, other] = [await memberWithDates(environment), await memberWithDates(environment)];
  for (const { client, member } of [leaver, other]) {
    const coach = coachClient(environment.tool.url, member.token);
    await coach.spots();
    expect((await coach.written(playbookFor(anna))).type).toBe('written');
    await client.save(tip);
    await client.save({ ...tip, id: 'p1-talk-2', notes: 'Jó kérdés' });
    await client.plan('plan-0001', 0);
  }
  const exported = (await leaver.client.take()).body;
  expect(exported.savedTips).toEqual(await leaver.client.tips());
  expect(exported.savedTips).toHaveLength(2);
  expect(exported.playbooks).toMatchObject([
    { locationName: 'A walk in a big park', isWhole: true, sections: { length: 5 } },
  ]);
  expect(exported.plans).toEqual(await leaver.client.plans());
  expect(exported.spots).toMatchObject([{ spots: { length: 3 }, care: null }]);
  expect((await leaver.client.deleteAll()).body).toEqual({ playbooks: 1, savedTips: 2, plans: 1 });
  expect((await leaver.client.take()).body).toEqual({ playbooks: [], savedTips: [], plans: [], spots: [] });
  expect((await leaver.client.deleteAll()).body).toEqual({ playbooks: 0, savedTips: 0, plans: 0 });
  expect((await other.client.take()).body).toMatchObject({
    playbooks: [{}],
    savedTips: [{}, {}],
    plans: [{}],
    spots: [{}],
  });
});
