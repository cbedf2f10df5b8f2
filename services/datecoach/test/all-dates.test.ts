import { startToolTown, type ToolTown } from '@datewright/testkit/tool-town';
import { memberAtDesk, tip } from './support/dates-desk.ts';

let town: ToolTown;
beforeAll(async () => {
  town = await startToolTown('datecoach');
});
afterAll(() => town.stop());

test('A member takes everything with them, and deletes it, and nobody else’s', async () => {
  const [leaving, staying] = [await memberAtDesk(town), await memberAtDesk(town)];
  for (const { desk } of [leaving, staying]) {
    await desk.save(tip);
    await desk.save({ ...tip, id: 'p1-talk-2', notes: 'Jó kérdés' });
    await desk.plan('plan-0001', 0);
  }
  const taken = (await leaving.desk.take()).body;
  expect(taken.savedTips).toEqual(await leaving.desk.tips());
  expect(taken.savedTips).toHaveLength(2);
  expect(taken.plans).toEqual(await leaving.desk.plans());
  expect((await leaving.desk.deleteAll()).body).toMatchObject({ savedTips: 2, plans: 1 });
  expect((await leaving.desk.take()).body).toMatchObject({ savedTips: [], plans: [] });
  expect((await leaving.desk.deleteAll()).body).toMatchObject({ savedTips: 0, plans: 0 });
  expect((await staying.desk.take()).body).toMatchObject({ savedTips: [{}, {}], plans: [{}] });
});
