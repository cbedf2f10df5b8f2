import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { datesClient, memberWithDates, tip } from './support/dates-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
});
afterAll(() => town.stop());

const many = (n: number, one = (at: number): object => ({ ...tip, id: `t-${at}` })) =>
  Array.from({ length: n }, (_one, at) => one(at));

test('A tip that is saved is there, and saving its id again changes it', async () => {
  const { member, desk } = await memberWithDates(town);
  expect(await desk.tips()).toEqual([]);
  const saved = await desk.statistics({ action: 'save', userId: member.userId, item: tip });
  expect(saved.body).toEqual({ data: [{ ...tip, notes: '' }] });
  await desk.save({ ...tip, content: 'Ask about the árvíztűrő tükörfúrógép 🫖.', notes: '  For Thursday. ' });
  const kept = { ...tip, content: 'Ask about the árvíztűrő tükörfúrógép 🫖.', notes: 'For Thursday.' };
  expect(await desk.tips()).toEqual([kept]);
  expect((await desk.remove(tip.id)).body).toEqual({ deleted: 1 });
  expect((await desk.remove(tip.id)).body).toEqual({ deleted: 0 });
  expect(await desk.tips()).toEqual([]);
});

test('A heart pressed in another tab wipes out no notes; cleared notes are gone', async () => {
  const { desk } = await memberWithDates(town);
  await desk.save({ ...tip, notes: 'My own words' });
  expect((await desk.save(tip)).body.data[0].notes).toBe('My own words');
  expect((await desk.save({ ...tip, notes: '' })).body.data[0].notes).toBe('');
});

test('Two hundred tips come back, the newest first', async () => {
  const { desk } = await memberWithDates(town);
  const second = (at: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, at)).toISOString();
  const items = many(200, (at) => ({ ...tip, id: `t-${at}`, timestamp: second(at) }));
  for (let from = 0; from < 200; from += 20) await Promise.all(items.slice(from, from + 20).map(desk.save));
  const ids = (await desk.tips()).map(({ id }) => id);
  expect(ids).toEqual(many(200, (at) => ({ id: `t-${199 - at}` })).map((one) => (one as { id: string }).id));
});

test('Two tabs that save and remove the same tips at once leave each of them once or not at all', async () => {
  const { desk, deskAt } = await memberWithDates(town);
  const tabs = [desk, deskAt((await town.startReplica()).url)];
  const saves = await Promise.all(many(10).flatMap((item) => tabs.map((tab) => tab.save(item))));
  expect(saves.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await desk.tips()).toHaveLength(10);
  const mixed = many(10).flatMap((item, at) => [tabs[0]?.save(item), tabs[1]?.remove(`t-${at}`)]);
  for (const answer of await Promise.all(mixed)) expect(answer?.status).toBe(200);
  const ids = (await desk.tips()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await Promise.all(many(10).flatMap((_one, at) => tabs.map((tab) => tab.remove(`t-${at}`))));
  expect(await desk.tips()).toEqual([]);
});

test('The 501st tip is refused, however many come at once; one that is there may still change', async () => {
  const { desk } = await memberWithDates(town);
  for (let from = 0; from < 490; from += 49)
    await Promise.all(
      many(490)
        .slice(from, from + 49)
        .map(desk.save),
    );
  const last = await Promise.all(many(20, (at) => ({ ...tip, id: `late-${at}` })).map(desk.save));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(last.filter(({ error }) => error === 'too_many_tips')).toHaveLength(10);
  expect((await desk.save({ ...tip, id: 't-0', notes: 'still mine' })).status).toBe(200);
  await desk.remove('t-1');
  expect((await desk.save({ ...tip, id: 'one-more' })).status).toBe(200);
  expect(await desk.tips()).toHaveLength(500);
});

test('What is too long, empty or of no kind is refused, and nothing is kept', async () => {
  const { desk } = await memberWithDates(town);
  const wrong = [
    { content: '' },
    { content: 'x'.repeat(1201) },
    { notes: 'x'.repeat(1001) },
    { source: 'x'.repeat(201) },
    { id: 'a b' },
    { id: '' },
    { id: 'x'.repeat(97) },
    { type: 'pick-up-line' },
    { timestamp: 'x'.repeat(41) },
  ];
  for (const field of wrong) expect(await desk.save({ ...tip, ...field })).toMatchObject({ error: 'invalid_request' });
  expect(await desk.statistics({ action: 'drop' })).toMatchObject({ error: 'invalid_request' });
  expect(await desk.tips()).toEqual([]);
  const longest = { ...tip, id: 'x'.repeat(96), content: 'ű'.repeat(1200), notes: '🫖'.repeat(500) };
  expect((await desk.save(longest)).body.data).toEqual([longest]);
});

test('Nobody reaches the tips of somebody else', async () => {
  const [owner, stranger] = [await memberWithDates(town), await memberWithDates(town)];
  await owner.desk.save(tip);
  const userId = owner.member.userId;
  const refused = { status: 400, error: 'invalid_request', body: { error: { fields: { userId: 'not yours' } } } };
  expect(await stranger.desk.statistics({ action: 'get', userId })).toMatchObject(refused);
  expect(await stranger.desk.statistics({ action: 'save', userId, item: tip })).toMatchObject(refused);
  expect(await stranger.desk.statistics({ action: 'delete', userId, itemId: tip.id })).toMatchObject(refused);
  expect((await stranger.desk.remove(tip.id)).body).toEqual({ deleted: 0 });
  await stranger.desk.save({ ...tip, content: 'Mine, under the same id.' });
  expect(await owner.desk.tips()).toEqual([{ ...tip, notes: '' }]);
  const nobody = datesClient(town.tool.url, undefined);
  expect(await nobody.statistics({ action: 'get' })).toMatchObject({ status: 401, error: 'not_signed_in' });
});
