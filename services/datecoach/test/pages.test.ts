import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import mongoose, { type Connection } from 'mongoose';
import { memberWithDates, thursday, tip } from './support/dates-client.ts';

let environment: ToolEnvironment;
let database: Connection;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
  const { MONGODB_DB = '' } = environment.tool.env;
  database = await mongoose.createConnection(testMongoUri(), { dbName: MONGODB_DB }).asPromise();
});
afterAll(async () => {
  await database.close();
  await environment.stop();
});

const limit = '3';
const sum = 8;
const indexes = Array.from({ length: sum }, (_, index) => index);
/** Two items each have the same time. */
const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2)));

async function newMemberWithData() {
  const { client, member } = await memberWithDates(environment);
  const { userId } = member;
  const insert = (name: string, documents: ({ _id: string } & object)[]) =>
    database.collection<{ _id: string }>(name).insertMany(documents);
  await insert(
    'plans',
    indexes.map((index) => ({
      ...{ _id: `${userId}:plan-${index}`, userId, planId: `plan-${index}`, place: index, version: 1 },
      fields: {
        ...thursday,
        day: dayOf(index).toISOString().slice(0, 10),
        starts: index % 4 === 0 ? '18:00' : '19:00',
      },
      ...{ createdAt: dayOf(index), updatedAt: dayOf(index) },
    })),
  );
  await insert(
    'savedTips',
    indexes.map((index) => ({
      ...{ ...tip, id: undefined, notes: '', timestamp: dayOf(index).toISOString() },
      ...{ _id: `${userId}:tip-${index}`, userId, tipId: `tip-${index}`, place: index },
    })),
  );
  await insert(
    'playbooks',
    indexes.map((index) => ({
      ...{ _id: `${userId}:book-${index}`, userId, operationId: `book-${index}`, fingerprint: '', state: 'done' },
      ...{ locationId: 'cafe', locationName: 'Café', profileId: '', matchName: 'Anna', responseStyle: 'funny' },
      needs: { budget: 'any', stepFree: false, noAlcohol: false, daylight: false, video: false },
      ...{ transportMode: null, timeSlot: null, sameness: '', sections: [], writtenBy: 'AI', isPrivatePlace: false },
      ...{ care: null, createdAt: dayOf(index), leaseUntil: dayOf(index) },
    })),
  );
  const get = async (path: string) => (await client.call('GET', path)).body;
  const query = (page: { limit?: string; before?: string }) => `?${new URLSearchParams(page)}`;
  return {
    client,
    lists: {
      plans: async (page: object) =>
        (({ plans, earlier }) => ({ items: plans, earlier }))(await get(`/v1/datecoach/plans${query(page)}`)),
      tips: async (page: object) => (await client.statistics({ action: 'get', ...page })).body,
      playbooks: async (page: object) =>
        (({ playbooks, earlier }) => ({ items: playbooks, earlier }))(
          await get(`/v1/datecoach/playbooks${query(page)}`),
        ),
    },
  };
}

test.each(['plans', 'tips', 'playbooks'] as const)(
  'A long list of %s is read in pages of a fixed size, each once and in the order of the whole list',
  async (name) => {
    const { lists } = await newMemberWithData();
    const pages: object[][] = [];
    for (let before: string | null = ''; before !== null; ) {
      const { items, earlier }: { items: object[]; earlier?: string | null } = await lists[name]({
        limit,
        ...(before && { before }),
      });
      pages.push(items);
      before = earlier ?? null;
    }
    expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
    const { items } = await lists[name]({});
    expect(pages.flat()).toEqual(items);
    expect(new Set(items.map((item: { id?: string; operationId?: string }) => item.id ?? item.operationId)).size).toBe(
      sum,
    );
  },
);

test('A cursor that no answer contained is refused', async () => {
  const { client } = await memberWithDates(environment);
  for (const path of ['plans', 'playbooks'])
    expect(await client.call('GET', `/v1/datecoach/${path}?limit=3&before=abc`)).toMatchObject({
      error: 'invalid_request',
    });
  expect(await client.statistics({ action: 'get', limit, before: 'abc' })).toMatchObject({ error: 'invalid_request' });
});

test('An export has all of a long list', async () => {
  const { client } = await newMemberWithData();
  const { data } = (await client.call('GET', '/v1/datecoach/member-data')).body;
  expect([data.plans, data.savedTips, data.playbooks].map(({ length }) => length)).toEqual([sum, sum, sum]);
});
