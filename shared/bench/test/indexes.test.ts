import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { type Connection, createConnection } from 'mongoose';
import { createCreditLedgerRepository } from '../../../services/account/src/data/credits/credit-ledger-repository.ts';
import { createMatchRepository } from '../../../services/chatpad/src/data/match-repository.ts';
import { createRoundRepository } from '../../../services/chatpad/src/data/round-repository.ts';
import { createPlanRepository } from '../../../services/datecoach/src/data/plan-repository.ts';
import { createPlaybookRepository } from '../../../services/datecoach/src/data/playbook-repository.ts';
import { createSavedTipRepository } from '../../../services/datecoach/src/data/saved-tip-repository.ts';

type Fields = Record<string, unknown>;
interface Find {
  find: string;
  filter: Fields;
  sort?: Map<string, number>;
}

let connection: Connection;
const finds: Find[] = [];
beforeAll(async () => {
  const options = { dbName: uniqueDatabaseName('indexes'), autoIndex: false, monitorCommands: true };
  connection = await createConnection(testMongoUri(), options).asPromise();
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') finds.push(command as unknown as Find);
  });
});
beforeEach(() => {
  finds.length = 0;
});
afterAll(() => connection.close());

const isEquality = (value: unknown) => typeof value !== 'object' || value === null || '$in' in value;
const isBranch = (branch: Fields) => Object.values(branch).some(isEquality);

/** True if a MongoDB reads the wanted documents in order from this index: equal fields first, then the order. */
function serves(index: Record<string, unknown>, filter: Fields, sort: Find['sort']): boolean {
  const keys = Object.entries(index);
  const equal = keys.findIndex(([name]) => !(name in filter && isEquality(filter[name])));
  const rest = equal < 0 ? [] : keys.slice(equal);
  const order = [...(sort ?? [])];
  if (equal === 0 || Object.keys(filter).every((name) => !name.startsWith('userId'))) return false;
  return order.every(([name, direction], at) => rest[at]?.[0] === name && rest[at]?.[1] === direction);
}

/** The captured queries for which no declared index serves. A query with alternatives needs an index for each. */
function listUnserved(): Find[] {
  return finds.filter(({ find, filter, sort }) => {
    const model = Object.values(connection.models).find(({ collection }) => collection.collectionName === find);
    const indexes = model?.schema.indexes().map(([keys]) => keys as Record<string, unknown>) ?? [];
    const { $or, $and: _cursor, ...rest } = filter as Fields & { $or?: Fields[] };
    const alternatives = $or?.every((branch) => 'userId' in branch && isBranch(branch)) ? $or : [{}];
    return !alternatives.every((branch) => indexes.some((index) => serves(index, { ...rest, ...branch }, sort)));
  });
}

const before = { at: new Date(), id: 'an id' };
const page = { limit: 3, before };

test.each<[string, (connection: Connection) => Promise<unknown>]>([
  ['matches', (connection) => createMatchRepository(connection).listPage('a member', page)],
  ['the ends of conversations', (connection) => createMatchRepository(connection).listConversationEnds('a member', 3)],
  ['the last match', (connection) => createMatchRepository(connection).findLastNamed('a member')],
  [
    'rounds',
    (connection) => createRoundRepository(connection).listWithAbandoned('a member', 'a match', page, before.at),
  ],
  [
    'the newest lines of some matches',
    (connection) =>
      createRoundRepository(connection).countNewestLines('a member', [{ ...before, id: 'a match' }, before]),
  ],
  ['kept lines', (connection) => createRoundRepository(connection).listWithSavedLines('a member', page)],
  ['the ledger', (connection) => createCreditLedgerRepository(connection).findNewest('a member', 3, before)],
  ['playbooks', (connection) => createPlaybookRepository(connection, Date.now).listPage('a member', page)],
  [
    'plans',
    (connection) => createPlanRepository(connection).listPage('a member', { limit: 3, before: ['a', 'b', 'c'] }),
  ],
  ['tips', (connection) => createSavedTipRepository(connection).listPage('a member', { limit: 3, before: ['a', 'b'] })],
  [
    'new playbooks',
    (connection) => createPlaybookRepository(connection, Date.now).listUnopenedSince('a member', before.at),
  ],
  ['dates to come', (connection) => createPlanRepository(connection).listFrom('a member', '2026-01-01')],
])('A MongoDB reads %s in order from an index, however much other data there is', async (_what, read) => {
  for (const name of Object.keys(connection.models)) connection.deleteModel(name);
  await read(connection);
  expect(finds).toHaveLength(1);
  expect(listUnserved()).toEqual([]);
});
