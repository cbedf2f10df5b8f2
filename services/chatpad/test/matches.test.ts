import { randomUUID } from 'node:crypto';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import mongoose from 'mongoose';
import { anna, chatpadClient } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad');
});
afterAll(() => environment.stop());

async function newClient() {
  return chatpadClient(environment.tool.url, (await newMember(environment)).token);
}

test('A match knows when its newest message was added', async () => {
  const client = await newClient();
  const first = { sender: 'match', content: 'Do you climb?' };
  const id = await client.match(anna);
  expect((await client.get(id)).body.match).not.toHaveProperty('lastMessageAt');
  const { lastMessageAt } = (await client.update(id, { ...anna, messages: [first] })).body;
  expect(Date.parse(lastMessageAt)).toBeGreaterThan(Date.now() - 60_000);
  const renamed = await client.update(id, { ...anna, name: 'Anne', messages: [first] });
  expect(renamed.body.lastMessageAt).toBe(lastMessageAt);
  const answered = await client.update(id, { ...anna, messages: [first, { sender: 'user', content: 'Badly' }] });
  expect(Date.parse(answered.body.lastMessageAt)).toBeGreaterThan(Date.parse(lastMessageAt));
});

test('A member can save and change a match', async () => {
  const client = await newClient();
  const created = await client.create({ ...anna, messages: [{ sender: 'match', content: 'Hi! ' }] });
  expect(created.status).toBe(200);
  expect(created.body).toMatchObject({ ...anna, messages: [{ sender: 'match', content: 'Hi!' }] });

  const { id } = created.body;
  const changed = await client.update(id, { name: 'Anna', bio: 'New bio' });
  expect(changed.body).toMatchObject({ id, age: null, bio: 'New bio', interests: [], messages: [] });
  expect((await client.get(id)).body).toEqual({ match: changed.body, rounds: [], earlier: null });
});

test('When another tab saved the match meanwhile, then a save fails with a conflict; repeating the same save is harmless', async () => {
  const client = await newClient();
  const { id, version } = (await client.create({ name: 'Anna' })).body;
  expect(version).toBe(1);
  const changes = { name: 'Anna', messages: [{ sender: 'match', content: 'Hi' }] };
  const first = await client.update(id, { ...changes, baseVersion: 1 });
  expect(first.body).toMatchObject({ ...changes, version: 2 });
  const conflicting = await client.update(id, { name: 'Anna', bio: 'Tea', baseVersion: 1 });
  expect(conflicting).toMatchObject({ status: 409, body: { error: { code: 'match_changed' } } });
  expect((await client.get(id)).body.match).toEqual(first.body);
  expect((await client.update(id, { ...changes, baseVersion: 1 })).body).toEqual(first.body);

  const both = await Promise.all(['Tea', 'Rum'].map((bio) => client.update(id, { ...changes, bio, baseVersion: 2 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('When a new member saves several matches at the same time, then all are saved', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, newClient));
  const answers = await Promise.all(
    members.flatMap((client) => Array.from({ length: 12 }, (_, at) => client.create({ ...anna, name: `Anna ${at}` }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

describe('When a draft is saved more than once', () => {
  const draftId = () => `new-${randomUUID().replaceAll('-', '')}`;

  test('then twenty concurrent saves at two processes create one match and use one slot', async () => {
    const { client, token, userId } = await clientWithMatches(490);
    const other = chatpadClient((await environment.startReplica()).url, token);
    const draft = { ...anna, draftId: draftId() };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? client : other).create(draft)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.some(({ body }) => 'differs' in body || 'madeOf' in body)).toBe(false);
    expect((await client.list()).body.matches).toHaveLength(491);
    const places = await inDatabase((db) => db.collection('matchPlaces').findOne({ _id: userId as never }));
    expect(places?.places).toHaveLength(491);
  });

  test('then different fields are reported to the member and change nothing', async () => {
    const client = await newClient();
    const id = draftId();
    const first = (await client.create({ ...anna, draftId: id })).body;
    expect((await client.create({ ...anna, bio: 'Rum', draftId: id })).body).toEqual({ ...first, differs: true });
    await client.update(first.id, { name: 'Anna', baseVersion: 1 });
    expect((await client.create({ ...anna, draftId: id })).body).toMatchObject({ bio: '', version: 2, differs: true });
    expect((await client.list()).body.matches).toHaveLength(1);
  });

  test('then the same id from another member, the id of a deleted match, and a draft without an id each create a match', async () => {
    const [mine, theirs] = [await newClient(), await newClient()];
    const draft = { ...anna, draftId: draftId() };
    const first = (await mine.create(draft)).body;
    const other = (await theirs.create({ ...draft, bio: 'Rum' })).body;
    expect(other).toMatchObject({ bio: 'Rum', version: 1 });
    expect(other.id).not.toBe(first.id);
    await mine.remove(first.id);
    expect((await mine.create(draft)).body.id).not.toBe(first.id);
    expect(new Set([await mine.match(), await mine.match()]).size).toBe(2);
  });

  test('then the five hundredth match is returned again, although the limit is reached', async () => {
    const { client } = await clientWithMatches(499);
    const draft = { ...anna, draftId: draftId() };
    const { id } = (await client.create(draft)).body;
    expect((await client.create(draft)).body.id).toBe(id);
    expect((await client.create({ ...anna, draftId: draftId() })).body.error.code).toBe('too_many_matches');
  });

  test.each(['', 'short', 'x'.repeat(65), 'with spaces in it', { $ne: null }, 7])(
    'then %p is rejected as a draft id and nothing is stored',
    async (malformed) => {
      const client = await newClient();
      const { status, body } = await client.create({ ...anna, draftId: malformed });
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['draftId']]);
      expect((await client.list()).body.matches).toEqual([]);
    },
  );
});

test('A match at version 0 can be updated from it, once', async () => {
  const { client, ids } = await clientWithMatches(1);
  const id = ids[0] ?? '';
  expect((await client.get(id)).body.match.version).toBe(0);
  expect((await client.update(id, { name: 'Bea', baseVersion: 0 })).body).toMatchObject({ name: 'Bea', version: 1 });
  expect((await client.update(id, { name: 'Cili', baseVersion: 0 })).status).toBe(409);
});

test('Matches that an earlier release stored without a version have one after the start', async () => {
  const MONGODB_DB = uniqueDatabaseName('chatpad');
  const { token, userId } = await newMember(environment);
  const at = new Date(Date.now() - 3600_000);
  const match = { userId, name: 'Anna', age: 29, bio: '', interests: [], messages: [], createdAt: at, updatedAt: at };
  const connection = await mongoose.createConnection(testMongoUri(), { dbName: MONGODB_DB }).asPromise();
  const matches = connection.collection<{ _id: string; version?: number }>('matches');
  await matches.insertMany([
    { ...match, _id: 'old' },
    { ...match, _id: 'new', version: 3 },
  ]);

  const client = chatpadClient((await environment.startReplica({ MONGODB_DB })).url, token);
  expect((await client.list()).body.matches.map(({ version }: { version: number }) => version).sort()).toEqual([0, 3]);
  expect((await matches.findOne({ _id: 'old' }))?.version).toBe(0);
  expect((await matches.findOne({ _id: 'new' }))?.version).toBe(3);
  expect((await client.update('old', { name: 'Bea', baseVersion: 0 })).body).toMatchObject({ name: 'Bea', version: 1 });
  await connection.dropDatabase();
  await connection.close();
});

test('Matches are listed newest first, and only to their owner', async () => {
  const [mine, theirs] = [await newClient(), await newClient()];
  const [first, second] = [await mine.match({ name: 'Anna' }), await mine.match({ name: 'Bea' })];

  expect((await mine.list()).body.matches.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect((await theirs.list()).body.matches).toEqual([]);
});

test('The home page shows the owner the most recently changed match, skipping closed ones and those without a name', async () => {
  const [mine, theirs] = [await newClient(), await newClient()];
  const anna = await mine.match({ name: 'Anna' });
  await mine.match({ name: 'Bea' });
  await mine.update(anna, { name: 'Anna', bio: 'Bakes.' });
  await mine.match({ name: '', bio: 'Nobody yet.' });
  expect((await mine.nextStep()).body.next).toEqual({
    about: 'Anna',
    person: anna,
    search: `?match=${anna}`,
    score: null,
  });
  expect((await theirs.nextStep()).body).toEqual({ next: null, waiting: [] });

  await inDatabase((db) =>
    db.collection<{ _id: string }>('matches').updateOne({ _id: anna }, { $set: { closed: true } }),
  );
  expect((await mine.nextStep()).body.next.about).toBe('Bea');
});

const answered = (name: string, ...contents: string[]) => ({
  name,
  messages: contents.map((content) => ({ sender: 'match' as const, content })),
});

test('The home page shows who waits: questions before answers before matches who have been quiet for days or were just written to', async () => {
  const mine = await newClient();
  const day = 24 * 60 * 60 * 1000;
  const last = (sender: 'match' | 'user', content: string) => ({ messages: [{ sender, content }] });
  async function add(name: string, messages: ReturnType<typeof last>, daysAgo: number) {
    const id = await mine.match({ name, ...messages });
    const at = new Date(Date.now() - daysAgo * day);
    await inDatabase((db) =>
      db.collection<{ _id: string }>('matches').updateOne({ _id: id }, { $set: { lastMessageAt: at } }),
    );
    return { about: name, person: id, at: at.toISOString(), search: `?match=${id}&reply` };
  }
  const quiet = await add('Quiet', last('user', 'Coffee on Sunday?'), 4);
  const answer = await add('Answered', last('match', 'I bake at weekends.'), 1);
  const long = `${'Do you climb?\n'.repeat(8)}1234567😀😀`;
  const question = await add('Asked', last('match', `${long}?`), 2);
  const sent = await add('Fresh', last('user', 'Hi!'), 1);
  await add('Over', last('match', 'And you?'), 61);
  const closed = await add('Closed', last('match', 'And you?'), 1);
  await inDatabase((db) =>
    db.collection<{ _id: string }>('matches').updateOne({ _id: closed.person }, { $set: { closed: true } }),
  );
  await mine.match({ name: 'Empty' });

  expect((await mine.nextStep()).body.waiting).toEqual([
    // In one line of 120 characters, none of them cut in half.
    { kind: 'question', ...question, quote: `${'Do you climb? '.repeat(8)}1234567` },
    { kind: 'answer', ...answer, quote: 'I bake at weekends.' },
    { kind: 'quiet', ...quiet, quote: 'You: Coffee on Sunday?' },
    { kind: 'sent', ...sent, quote: 'You: Hi!', search: `?match=${sent.person}&paste` },
  ]);
});

test('The home page says how many lines are ready for the newest message, and for whom nothing was sent yet', async () => {
  const mine = await newClient();
  const [asked, unsent] = [await mine.match(answered('Asked', 'And you?')), await mine.match({ name: 'Unsent' })];
  await mine.suggest(asked, { mode: 'reply' });
  await mine.suggest(unsent, { mode: 'opener' });
  expect((await mine.nextStep()).body.waiting).toMatchObject([
    { kind: 'question', about: 'Asked', ready: 5 },
    { kind: 'unsent', about: 'Unsent', ready: 5 },
  ]);
  // Lines of an older message are not ready for a newer one.
  await mine.update(asked, answered('Asked', 'And you?', 'Hello?'));
  const [first] = (await mine.nextStep()).body.waiting;
  expect(first).toMatchObject({ kind: 'question', quote: 'Hello?' });
  expect(first).not.toHaveProperty('ready');
});

test('The newest lines of each match are ready on the home page, however many rounds another match has since', async () => {
  const mine = await newClient();
  const [asked, busy] = [await mine.match(answered('Asked', 'And you?')), await mine.match(answered('Busy', 'Tea?'))];
  await mine.suggest(asked, { mode: 'reply' });
  await mine.suggest(busy, { mode: 'reply' });
  await inDatabase(async (db) => {
    const round = await db.collection('rounds').findOne({ matchId: busy });
    const at = Date.now();
    const more = Array.from({ length: 200 }, (_, n) => ({
      ...round,
      ...{ _id: randomUUID(), operationId: randomUUID(), roundId: randomUUID(), createdAt: new Date(at + n) },
      ...(n === 199 && { suggestions: round?.suggestions.slice(0, 2) }),
    }));
    await db.collection('rounds').insertMany(more as never[]);
  });
  const { waiting } = (await mine.nextStep()).body;
  expect(waiting).toHaveLength(2);
  expect(waiting).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ about: 'Asked', ready: 5 }),
      expect.objectContaining({ about: 'Busy', ready: 2 }),
    ]),
  );
});

test('A message that is taken back leaves the one before it as old as it was, and its lines ready', async () => {
  const mine = await newClient();
  const asked = await mine.match(answered('Asked', 'And you?'));
  await mine.suggest(asked, { mode: 'reply' });
  const before = (await mine.nextStep()).body.waiting;
  const { messages } = answered('Asked', 'And you?');
  await mine.update(asked, { name: 'Asked', messages: [...messages, { sender: 'user', content: 'Me too' }] });
  expect((await mine.nextStep()).body.waiting).toMatchObject([{ kind: 'sent' }]);
  await mine.update(asked, { name: 'Asked', messages });
  expect((await mine.nextStep()).body.waiting).toEqual(before);
});

test('The home page suggests nobody whose last message is a clear no, a threat, or says that they are in danger', async () => {
  const mine = await newClient();
  const add = (name: string, ...contents: string[]) => mine.match(answered(name, ...contents));
  const shown = [
    'No sugar for me, thanks. You?',
    'I could kill for a coffee right now!',
    'Nem baj, majd legközelebb :)',
  ];
  for (const [at, text] of shown.entries()) await add(`Shown ${at}`, text);
  const apart = [
    'I am going to kill myself tonight',
    'Stop writing to me. Leave me alone.',
    'Hagyj békén, ne írj többet!',
  ];
  for (const [at, text] of apart.entries()) await add(`Apart ${at}`, text);
  const { next, waiting } = (await mine.nextStep()).body;
  expect(waiting.map(({ about }: { about: string }) => about).sort()).toEqual(['Shown 0', 'Shown 1', 'Shown 2']);
  expect(next).toBeNull();
  // A later message that is one like any other brings them back.
  await add('Back', 'Leave me alone.', 'Sorry, that was for my brother! How are you?');
  expect((await mine.nextStep()).body.next.about).toBe('Back');
});

test('The home page neither quotes nor suggests a match who may be under 18, in one message or as an answer', async () => {
  const mine = await newClient();
  const add = (name: string, ...contents: string[]) => mine.match(answered(name, ...contents));
  await add('Shown', 'High school was rough, I’m so glad that’s ten years ago. You?');
  await add('Certain', 'I’m 16 btw. And you?');
  await add('Suspected', 'I turn 18 next month, what about you?');
  await add('Hungarian', 'Én 16 éves vagyok. És te?');
  await add('Before', 'I’m 16.', 'And you?');
  const messages = [
    { sender: 'user', content: 'How old are you?' },
    { sender: 'match', content: '16' },
  ];
  await mine.match({ name: 'Number', messages });
  await mine.match({ name: 'Answered', messages: [...messages, { sender: 'user', content: 'Nice' }] });
  const { next, waiting } = (await mine.nextStep()).body;
  expect(waiting.map(({ about }: { about: string }) => about)).toEqual(['Shown']);
  // The most recently changed match may be a minor, so nobody is to be continued with.
  expect(next).toBeNull();
});

test('A member cannot read, change, delete or use another member’s match', async () => {
  const [mine, theirs] = [await newClient(), await newClient()];
  const id = await mine.match();
  const { done } = await mine.suggest(id);
  const suggestionId = done?.round.suggestions[0]?.id ?? '';

  for (const answer of [await theirs.get(id), await theirs.update(id, {}), await theirs.remove(id)]) {
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'match_not_found' } } });
  }
  expect((await theirs.save(id, suggestionId, true)).status).toBe(404);
  await theirs.removeAll();
  expect((await mine.get(id)).body.rounds[0].suggestions[0].saved).toBe(false);
});

test('A saved suggestion stays saved until it is unsaved', async () => {
  const client = await newClient();
  const id = await client.match();
  const { done } = await client.suggest(id);
  const second = done?.round.suggestions[1];
  const savedNow = async () =>
    (await client.get(id)).body.rounds[0].suggestions.map(({ saved }: { saved: boolean }) => saved);

  expect((await client.save(id, second?.id ?? '', true)).body).toEqual({ ...second, saved: true });
  expect(await savedNow()).toEqual([false, true, false, false, false]);
  await client.save(id, second?.id ?? '', false);
  expect(await savedNow()).toEqual([false, false, false, false, false]);
  expect(await client.save(id, 'no-such-suggestion', true)).toMatchObject({ status: 404 });
});

test('Saved and copied lines are listed across all matches with their outcome, until they are forgotten', async () => {
  const client = await newClient();
  const id = await client.match({ name: 'Anna' });
  const [first, second] = (await client.suggest(id)).done?.round.suggestions ?? [];
  const setOutcome = (line: string, outcome: string | null) =>
    client.call('PUT', `/matches/${id}/suggestions/${line}/outcome`, { outcome });
  const lines = async () => (await client.call('GET', '/lines')).body.lines;
  expect(await lines()).toEqual([]);

  await client.save(id, first?.id ?? '', true);
  await setOutcome(second?.id ?? '', 'copied');
  expect((await setOutcome(second?.id ?? '', 'replied')).body).toEqual({ ...second, outcome: 'replied' });
  const lineContext = { matchId: id, matchName: 'Anna', mode: 'opener' };
  expect(await lines()).toEqual([
    { ...first, ...lineContext, saved: true },
    { ...second, ...lineContext, outcome: 'replied' },
  ]);
  expect((await (await newClient()).call('GET', '/lines')).body.lines).toEqual([]);
  expect((await setOutcome('no-such-line', 'replied')).status).toBe(404);

  await setOutcome(second?.id ?? '', null);
  expect(await lines()).toHaveLength(1);
  await client.remove(id);
  expect(await lines()).toEqual([]);
});

test('Deleting a match deletes its conversation and its suggestions', async () => {
  const client = await newClient();
  const [one, other] = [await client.match(), await client.match()];
  await client.suggest(one);

  expect((await client.remove(one)).body).toEqual({ deleted: 1 });
  expect((await client.get(one)).status).toBe(404);
  expect((await client.remove(one)).status).toBe(404);
  expect((await client.get(other)).status).toBe(200);
});

test('A match that is deleted while suggestions are written leaves nothing behind', async () => {
  const client = await newClient();
  const id = await client.match();
  await environment.sandbox.queueAiBehaviour('unhurried');
  const stream = await client.open(id, { operationId: 'operation-of-a-deleted-match' });
  await stream.next();
  await stream.next();
  await client.remove(id);
  expect((await stream.rest()).at(-1)).toMatchObject({
    type: 'failed',
    charged: false,
    error: { code: 'match_not_found' },
  });
  expect((await client.get(id)).status).toBe(404);
  expect(await storedRounds(id)).toBe(0);
});

async function inDatabase<Found>(query: (db: mongoose.Connection) => Promise<Found>): Promise<Found> {
  const { MONGODB_URI = '', MONGODB_DB } = environment.tool.env;
  const connection = await mongoose.createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const found = await query(connection);
  await connection.close();
  return found;
}
const storedRounds = (matchId: string) => inDatabase((db) => db.collection('rounds').countDocuments({ matchId }));

test('A member can delete all matches at once', async () => {
  const client = await newClient();
  for (const name of ['Anna', 'Bea', 'Cili']) await client.match({ name });
  expect((await client.removeAll()).body).toEqual({ deleted: 3 });
  expect((await client.list()).body.matches).toEqual([]);
});

test('A match with more text than can be sent is rejected', async () => {
  const client = await newClient();
  const talk = (content: string) => ({ messages: [{ sender: 'match', content }] });
  expect(await client.create(talk('a'.repeat(8001)))).toMatchObject({
    status: 413,
    body: { error: { code: 'text_too_long' } },
  });
  expect(await client.create({ bio: 'b'.repeat(4001), ...talk('a'.repeat(4000)) })).toMatchObject({ status: 413 });
  expect((await client.create({ bio: 'b'.repeat(4000), ...talk('a'.repeat(4000)) })).status).toBe(200);
});

test('Invalid fields are named in the error', async () => {
  const client = await newClient();
  const { status, body } = await client.create({ name: 'Anna', age: 121, messages: [{ sender: 'me', content: 'hi' }] });
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields)).toEqual(['age', 'messages.0.sender']);
});

/** Creates a member with `count` matches but no slot document, as before slots existed. */
async function clientWithMatches(count: number) {
  const { token, userId } = await newMember(environment);
  const at = new Date(Date.now() - 3600_000);
  const stored = (i: number) => ({
    _id: `${userId}-${i}` as never,
    userId,
    name: 'Anna',
    createdAt: at,
    updatedAt: at,
  });
  const rest = { bio: '', interests: [], messages: [], version: 0 };
  await inDatabase((db) =>
    db.collection('matches').insertMany(Array.from({ length: count }, (_, i) => ({ ...stored(i), ...rest }))),
  );
  return { client: chatpadClient(environment.tool.url, token), token, userId, ids: [`${userId}-0`, `${userId}-1`] };
}

test('When forty matches are created at once at two processes, then no more than five hundred are stored', async () => {
  const { client, token, userId, ids } = await clientWithMatches(480);
  const other = chatpadClient((await environment.startReplica()).url, token);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? client : other).create()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.error?.code === 'too_many_matches')).toHaveLength(20);
  expect((await client.list()).body.matches).toHaveLength(500);

  // Two concurrent requests for one free slot.
  await client.remove(ids[0] ?? '');
  expect((await Promise.all([client.create(), other.create()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  // A process crashed between deleting a match and releasing its slot.
  await inDatabase((db) => db.collection('matches').deleteOne({ _id: ids[1] as never, userId }));
  expect((await client.create()).status).toBe(200);
  expect((await client.create()).status).toBe(409);
  await client.removeAll();
  expect((await client.create()).status).toBe(200);
});

test('At five hundred matches, a member must delete one before adding another', async () => {
  const { client, ids } = await clientWithMatches(500);
  expect(await client.create()).toMatchObject({ status: 409, body: { error: { code: 'too_many_matches' } } });
  await client.remove(ids[0] ?? '');
  expect((await client.create()).status).toBe(200);
});

test('Calls from other sites are refused', async () => {
  const { token } = await newMember(environment);
  const response = await fetch(`${environment.tool.url}/v1/chatpad/matches`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' },
  });
  expect(response.status).toBe(403);
});

test('The OpenAPI document lists the calls', async () => {
  const { paths } = await (await fetch(`${environment.tool.url}/v1/chatpad/openapi.json`)).json();
  expect(Object.keys(paths)).toContain('/v1/chatpad/matches/{matchId}/suggestions');
});
