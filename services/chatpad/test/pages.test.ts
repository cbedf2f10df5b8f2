import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import mongoose, { type Connection } from 'mongoose';
import { chatpadClient } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
let database: Connection;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad');
  const { MONGODB_DB = '' } = environment.tool.env;
  database = await mongoose.createConnection(testMongoUri(), { dbName: MONGODB_DB }).asPromise();
});
afterAll(async () => {
  await database.close();
  await environment.stop();
});

const limit = 3;
const sum = 8;
/** Two items each have the same time. */
const timeOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2)));
const messages = [
  { sender: 'match', content: 'First' },
  { sender: 'user', content: 'Last' },
];

async function newMemberWithData(count = sum) {
  const { token, userId } = await newMember(environment);
  const idOf = (kind: string, index: number) => `${kind}-${index}-${userId}`;
  const matches = Array.from({ length: count }, (_, index) => {
    const at = timeOf(index);
    const times = { createdAt: at, updatedAt: at, lastMessageAt: at };
    return {
      _id: idOf('match', index),
      userId,
      name: `Anna ${index}`,
      bio: '',
      interests: [],
      messages,
      version: 1,
      ...times,
    };
  });
  const rounds = Array.from({ length: count }, (_, index) => ({
    ...{ _id: idOf('round', index), roundId: idOf('round', index), operationId: idOf('operation', index), userId },
    ...{ matchId: idOf('match', 0), mode: 'opener', tone: 'flirty', draft: null, writtenBy: 'demo AI', state: 'done' },
    suggestions: [{ id: idOf('line', index), text: 'Hi', reason: 'Short', evidence: null, saved: true }],
    createdAt: timeOf(index),
  }));
  await database.collection<{ _id: string }>('matches').insertMany(matches);
  await database.collection<{ _id: string }>('rounds').insertMany(rounds);
  return { client: chatpadClient(environment.tool.url, token), matchId: idOf('match', 0) };
}

/** Follows the cursors of a list to its end. */
async function readPages<Item>(
  read: (query: string) => Promise<{ body: Record<string, unknown> }>,
  name: string,
  most = limit,
) {
  const pages: Item[][] = [];
  let query = `?limit=${most}`;
  for (;;) {
    const { body } = await read(query);
    pages.push(body[name] as Item[]);
    if (!body.earlier) return pages;
    query = `?limit=${most}&before=${body.earlier}`;
  }
}

test('A long list of matches is read in pages of a fixed size, each match once and without its messages', async () => {
  const { client } = await newMemberWithData();
  type Listed = { id: string; messages: unknown[]; lastMessage: unknown };
  const pages = await readPages<Listed>(client.list, 'matches');
  expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
  const listed = pages.flat();
  expect(listed.map(({ id }) => id)).toEqual((await client.list()).body.matches.map(({ id }: Listed) => id));
  expect(new Set(listed.map(({ id }) => id)).size).toBe(sum);
  for (const match of listed) expect(match).toMatchObject({ messages: [], lastMessage: messages[1] });
});

test('The rounds of a match are read in pages, the newest page first', async () => {
  const { client, matchId } = await newMemberWithData();
  type Listed = { id: string };
  const pages = await readPages<Listed>((query) => client.get(matchId + query), 'rounds');
  expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
  expect(pages.toReversed().flat()).toEqual((await client.get(matchId)).body.rounds);
});

test('Kept lines are read in pages of rounds', async () => {
  const { client } = await newMemberWithData();
  const pages = await readPages<{ id: string }>(client.lines, 'lines');
  expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
  expect(pages.flat()).toEqual((await client.lines()).body.lines);
});

test('A cursor that no answer contained is refused', async () => {
  const { client } = await newMemberWithData();
  expect((await client.list(`?limit=${limit}&before=abc`)).body.error.code).toBe('invalid_request');
});

test('An export has every match with all its messages and rounds, more than any page or answer shows', async () => {
  const { client, matchId } = await newMemberWithData(210);
  const { data } = (await client.call('GET', '/member-data')).body;
  type Listed = { id: string };
  const listed = (await readPages<Listed>(client.list, 'matches')).flat();
  expect(data.matches).toHaveLength(210);
  expect(data.matches).toMatchObject(listed.map(({ id }) => ({ id, messages })));
  const rounds = (await readPages<Listed>((query) => client.get(matchId + query), 'rounds', 90)).toReversed().flat();
  expect(data.matches.find(({ id }: Listed) => id === matchId).rounds).toEqual(rounds);
  expect(rounds).toHaveLength(210);
});
