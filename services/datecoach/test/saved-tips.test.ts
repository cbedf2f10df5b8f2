import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { datesClient, memberWithDates, tip } from './support/dates-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterAll(() => environment.stop());

const many = (n: number, one = (at: number): object => ({ ...tip, id: `t-${at}` })) =>
  Array.from({ length: n }, (_one, at) => one(at));

test('A member can save a tip, and saving the same id again changes it', async () => {
  const { member, client } = await memberWithDates(environment);
  expect(await client.tips()).toEqual([]);
  const saved = await client.statistics({ action: 'save', userId: member.userId, item: tip });
  expect(saved.body).toEqual({ data: [{ ...tip, notes: '' }] });
  await client.save({ ...tip, content: 'Ask about the árvíztűrő tükörfúrógép 🫖.', notes: '  For Thursday. ' });
  const expected = { ...tip, content: 'Ask about the árvíztűrő tükörfúrógép 🫖.', notes: 'For Thursday.' };
  expect(await client.tips()).toEqual([expected]);
  expect((await client.remove(tip.id)).body).toEqual({ deleted: 1 });
  expect((await client.remove(tip.id)).body).toEqual({ deleted: 0 });
  expect(await client.tips()).toEqual([]);
});

test('Saving a tip again without notes preserves the notes, and empty notes clear them', async () => {
  const { client } = await memberWithDates(environment);
  await client.save({ ...tip, notes: 'My own words' });
  expect((await client.save(tip)).body.data[0].notes).toBe('My own words');
  expect((await client.save({ ...tip, notes: '' })).body.data[0].notes).toBe('');
});

test('Two hundred tips are listed, newest first', async () => {
  const { client } = await memberWithDates(environment);
  const second = (at: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, at)).toISOString();
  const items = many(200, (at) => ({ ...tip, id: `t-${at}`, timestamp: second(at) }));
  for (let from = 0; from < 200; from += 20) await Promise.all(items.slice(from, from + 20).map(client.save));
  const ids = (await client.tips()).map(({ id }) => id);
  expect(ids).toEqual(many(200, (at) => ({ id: `t-${199 - at}` })).map((one) => (one as { id: string }).id));
});

test('When two tabs save and remove the same tips at once, then no tip is duplicated', async () => {
  const { client, clientAt } = await memberWithDates(environment);
  const tabs = [client, clientAt((await environment.startReplica()).url)];
  const saves = await Promise.all(many(10).flatMap((item) => tabs.map((tab) => tab.save(item))));
  expect(saves.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await client.tips()).toHaveLength(10);
  const mixed = many(10).flatMap((item, at) => [tabs[0]?.save(item), tabs[1]?.remove(`t-${at}`)]);
  for (const answer of await Promise.all(mixed)) expect(answer?.status).toBe(200);
  const ids = (await client.tips()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await Promise.all(many(10).flatMap((_one, at) => tabs.map((tab) => tab.remove(`t-${at}`))));
  expect(await client.tips()).toEqual([]);
});

test('The 501st tip is refused, also for concurrent requests, but existing tips can still be changed', async () => {
  const { client } = await memberWithDates(environment);
  for (let from = 0; from < 490; from += 49)
    await Promise.all(
      many(490)
        .slice(from, from + 49)
        .map(client.save),
    );
  const last = await Promise.all(many(20, (at) => ({ ...tip, id: `late-${at}` })).map(client.save));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(last.filter(({ error }) => error === 'too_many_tips')).toHaveLength(10);
  expect((await client.save({ ...tip, id: 't-0', notes: 'still mine' })).status).toBe(200);
  await client.remove('t-1');
  expect((await client.save({ ...tip, id: 'one-more' })).status).toBe(200);
  expect(await client.tips()).toHaveLength(500);
});

test('Overlong, empty or unknown fields are refused and nothing is stored', async () => {
  const { client } = await memberWithDates(environment);
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
  for (const field of wrong)
    expect(await client.save({ ...tip, ...field })).toMatchObject({ error: 'invalid_request' });
  expect(await client.statistics({ action: 'drop' })).toMatchObject({ error: 'invalid_request' });
  expect(await client.tips()).toEqual([]);
  const longest = { ...tip, id: 'x'.repeat(96), content: 'ű'.repeat(1200), notes: '🫖'.repeat(500) };
  expect((await client.save(longest)).body.data).toEqual([longest]);
});

test('A member cannot access another member’s tips', async () => {
  const [owner, stranger] = [await memberWithDates(environment), await memberWithDates(environment)];
  await owner.client.save(tip);
  const userId = owner.member.userId;
  const refused = { status: 400, error: 'invalid_request', body: { error: { fields: { userId: 'not yours' } } } };
  expect(await stranger.client.statistics({ action: 'get', userId })).toMatchObject(refused);
  expect(await stranger.client.statistics({ action: 'save', userId, item: tip })).toMatchObject(refused);
  expect(await stranger.client.statistics({ action: 'delete', userId, itemId: tip.id })).toMatchObject(refused);
  expect((await stranger.client.remove(tip.id)).body).toEqual({ deleted: 0 });
  await stranger.client.save({ ...tip, content: 'Mine, under the same id.' });
  expect(await owner.client.tips()).toEqual([{ ...tip, notes: '' }]);
  const visitor = datesClient(environment.tool.url, undefined);
  for (const body of [{ action: 'get' }, { action: 'save', item: tip }, { action: 'delete', itemId: tip.id }]) {
    expect(await visitor.statistics(body)).toMatchObject({ status: 401, error: 'not_signed_in' });
  }
});
