import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, coachClient, playbookFor } from './support/coach-client.ts';
import { memberWithDates, tip } from './support/dates-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
});
afterAll(() => town.stop());

test('A member takes everything with them, and deletes it, and nobody else’s', async () => {
  const [leaving, staying] = [await memberWithDates(town), await memberWithDates(town)];
  for (const { desk, member } of [leaving, staying]) {
    const coach = coachClient(town.tool.url, member.token);
    await coach.spots();
    expect((await coach.written(playbookFor(anna))).type).toBe('written');
    await desk.save(tip);
    await desk.save({ ...tip, id: 'p1-talk-2', notes: 'Jó kérdés' });
    await desk.plan('plan-0001', 0);
  }
  const taken = (await leaving.desk.take()).body;
  expect(taken.savedTips).toEqual(await leaving.desk.tips());
  expect(taken.savedTips).toHaveLength(2);
  expect(taken.playbooks).toMatchObject([
    { locationName: 'A walk in a big park', isWhole: true, sections: { length: 5 } },
  ]);
  expect(taken.plans).toEqual(await leaving.desk.plans());
  expect(taken.spots).toMatchObject([{ spots: { length: 3 }, care: null }]);
  expect((await leaving.desk.deleteAll()).body).toEqual({ playbooks: 1, savedTips: 2, plans: 1 });
  expect((await leaving.desk.take()).body).toEqual({ playbooks: [], savedTips: [], plans: [], spots: [] });
  expect((await leaving.desk.deleteAll()).body).toEqual({ playbooks: 0, savedTips: 0, plans: 0 });
  expect((await staying.desk.take()).body).toMatchObject({
    playbooks: [{}],
    savedTips: [{}, {}],
    plans: [{}],
    spots: [{}],
  });
});
