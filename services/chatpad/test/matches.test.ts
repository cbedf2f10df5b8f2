import { randomUUID } from 'node:crypto';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import mongoose from 'mongoose';
import { anna, chatpadClient } from './support/chatpad-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad');
});
afterAll(() => town.stop());

async function newClient() {
  return chatpadClient(town.tool.url, (await newMember(town)).token);
}

test('A match is kept as typed, and can be changed', async () => {
  const desk = await newClient();
  const created = await desk.create({ ...anna, messages: [{ sender: 'match', content: 'Hi! ' }] });
  expect(created.status).toBe(200);
  expect(created.body).toMatchObject({ ...anna, messages: [{ sender: 'match', content: 'Hi!' }] });

  const { id } = created.body;
  const changed = await desk.update(id, { name: 'Anna', bio: 'New bio' });
  expect(changed.body).toMatchObject({ id, age: null, bio: 'New bio', interests: [], messages: [] });
  expect((await desk.get(id)).body).toEqual({ match: changed.body, rounds: [] });
});

test('A save over what another tab saved meanwhile changes nothing and says so; the same save twice is one', async () => {
  const desk = await newClient();
  const { id, version } = (await desk.create({ name: 'Anna' })).body;
  expect(version).toBe(1);
  const talk = { name: 'Anna', messages: [{ sender: 'match', content: 'Hi' }] };
  const first = await desk.update(id, { ...talk, baseVersion: 1 });
  expect(first.body).toMatchObject({ ...talk, version: 2 });
  const late = await desk.update(id, { name: 'Anna', bio: 'Tea', baseVersion: 1 });
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'match_changed' } } });
  expect((await desk.get(id)).body.match).toEqual(first.body);
  expect((await desk.update(id, { ...talk, baseVersion: 1 })).body).toEqual(first.body);

  const both = await Promise.all(['Tea', 'Rum'].map((bio) => desk.update(id, { ...talk, bio, baseVersion: 2 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('When a draft is saved more than once', () => {
  const draftId = () => `new-${randomUUID().replaceAll('-', '')}`;

  test('then it makes one match, also of twenty at once at two processes, and takes one place', async () => {
    const { desk, token, userId } = await clientWithMatches(490);
    const other = chatpadClient((await town.startReplica()).url, token);
    const draft = { ...anna, draftId: draftId() };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? desk : other).create(draft)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.some(({ body }) => 'differs' in body || 'madeOf' in body)).toBe(false);
    expect((await desk.list()).body.matches).toHaveLength(491);
    const places = await inDatabase((db) => db.collection('matchPlaces').findOne({ _id: userId as never }));
    expect(places?.places).toHaveLength(491);
  });

  test('then what differs from the match that stands changes nothing and says so', async () => {
    const desk = await newClient();
    const id = draftId();
    const first = (await desk.create({ ...anna, draftId: id })).body;
    expect((await desk.create({ ...anna, bio: 'Rum', draftId: id })).body).toEqual({ ...first, differs: true });
    await desk.update(first.id, { name: 'Anna', baseVersion: 1 });
    expect((await desk.create({ ...anna, draftId: id })).body).toMatchObject({ bio: '', version: 2, differs: true });
    expect((await desk.list()).body.matches).toHaveLength(1);
  });

  test('then another member’s draft of the same id, a deleted match’s and one without an id make their own', async () => {
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

  test('then the five hundredth is answered again, though there is no room for another', async () => {
    const { desk } = await clientWithMatches(499);
    const draft = { ...anna, draftId: draftId() };
    const { id } = (await desk.create(draft)).body;
    expect((await desk.create(draft)).body.id).toBe(id);
    expect((await desk.create({ ...anna, draftId: draftId() })).body.error.code).toBe('too_many_matches');
  });

  test.each(['', 'short', 'x'.repeat(65), 'with spaces in it', { $ne: null }, 7])(
    'then %p is no id of a draft, and nothing is kept',
    async (malformed) => {
      const desk = await newClient();
      const { status, body } = await desk.create({ ...anna, draftId: malformed });
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['draftId']]);
      expect((await desk.list()).body.matches).toEqual([]);
    },
  );
});

test('A match of before there were versions is saved over once, like any other', async () => {
  const { desk, ids } = await clientWithMatches(1);
  const id = ids[0] ?? '';
  expect((await desk.get(id)).body.match.version).toBe(0);
  expect((await desk.update(id, { name: 'Bea', baseVersion: 0 })).body).toMatchObject({ name: 'Bea', version: 1 });
  expect((await desk.update(id, { name: 'Cili', baseVersion: 0 })).status).toBe(409);
});

test('Matches are listed newest first, to their owner only', async () => {
  const [mine, theirs] = [await newClient(), await newClient()];
  const [first, second] = [await mine.match({ name: 'Anna' }), await mine.match({ name: 'Bea' })];

  expect((await mine.list()).body.matches.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect((await theirs.list()).body.matches).toEqual([]);
});

test('Home is told the match that was changed last, by name, to its owner only; a nameless or closed one is none', async () => {
  const [mine, theirs] = [await newClient(), await newClient()];
  const anna = await mine.match({ name: 'Anna' });
  await mine.match({ name: 'Bea' });
  await mine.update(anna, { name: 'Anna', bio: 'Bakes.' });
  await mine.match({ name: '', bio: 'Nobody yet.' });
  expect((await mine.nextStep()).body).toEqual({ next: { about: 'Anna', search: `?match=${anna}`, score: null } });
  expect((await theirs.nextStep()).body).toEqual({ next: null });

  await inDatabase((db) =>
    db.collection<{ _id: string }>('matches').updateOne({ _id: anna }, { $set: { closed: true } }),
  );
  expect((await mine.nextStep()).body.next.about).toBe('Bea');
});

test('A match of somebody else can be neither read, changed, deleted nor used', async () => {
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
  const desk = await newClient();
  const id = await desk.match();
  const { done } = await desk.suggest(id);
  const second = done?.round.suggestions[1];
  const savedNow = async () =>
    (await desk.get(id)).body.rounds[0].suggestions.map(({ saved }: { saved: boolean }) => saved);

  expect((await desk.save(id, second?.id ?? '', true)).body).toEqual({ ...second, saved: true });
  expect(await savedNow()).toEqual([false, true, false, false, false]);
  await desk.save(id, second?.id ?? '', false);
  expect(await savedNow()).toEqual([false, false, false, false, false]);
  expect(await desk.save(id, 'no-such-suggestion', true)).toMatchObject({ status: 404 });
});

test('What was saved or copied is listed over all matches, with what became of it, until it is forgotten', async () => {
  const desk = await newClient();
  const id = await desk.match({ name: 'Anna' });
  const [first, second] = (await desk.suggest(id)).done?.round.suggestions ?? [];
  const became = (line: string, outcome: string | null) =>
    desk.call('PUT', `/matches/${id}/suggestions/${line}/outcome`, { outcome });
  const lines = async () => (await desk.call('GET', '/lines')).body.lines;
  expect(await lines()).toEqual([]);

  await desk.save(id, first?.id ?? '', true);
  await became(second?.id ?? '', 'copied');
  expect((await became(second?.id ?? '', 'replied')).body).toEqual({ ...second, outcome: 'replied' });
  const about = { matchId: id, matchName: 'Anna', mode: 'opener' };
  expect(await lines()).toEqual([
    { ...first, ...about, saved: true },
    { ...second, ...about, outcome: 'replied' },
  ]);
  expect((await (await newClient()).call('GET', '/lines')).body.lines).toEqual([]);
  expect((await became('no-such-line', 'replied')).status).toBe(404);

  await became(second?.id ?? '', null);
  expect(await lines()).toHaveLength(1);
  await desk.remove(id);
  expect(await lines()).toEqual([]);
});

test('Deleting a match deletes its conversation and its suggestions', async () => {
  const desk = await newClient();
  const [one, other] = [await desk.match(), await desk.match()];
  await desk.suggest(one);

  expect((await desk.remove(one)).body).toEqual({ deleted: 1 });
  expect((await desk.get(one)).status).toBe(404);
  expect((await desk.remove(one)).status).toBe(404);
  expect((await desk.get(other)).status).toBe(200);
});

test('A match that is deleted while suggestions are written leaves nothing behind', async () => {
  const desk = await newClient();
  const id = await desk.match();
  const stream = await desk.open(id, { operationId: 'operation-of-a-deleted-match' });
  await stream.next();
  await stream.next();
  await desk.remove(id);
  expect((await stream.rest()).at(-1)).toMatchObject({
    type: 'failed',
    charged: true,
    error: { code: 'match_not_found' },
  });
  expect((await desk.get(id)).status).toBe(404);
  expect(await storedRounds(id)).toBe(0);
});

async function inDatabase<Found>(look: (db: mongoose.Connection) => Promise<Found>): Promise<Found> {
  const { MONGODB_URI = '', MONGODB_DB } = town.tool.env;
  const connection = await mongoose.createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const found = await look(connection);
  await connection.close();
  return found;
}
const storedRounds = (matchId: string) => inDatabase((db) => db.collection('rounds').countDocuments({ matchId }));

test('All matches can be deleted at once', async () => {
  const desk = await newClient();
  for (const name of ['Anna', 'Bea', 'Cili']) await desk.match({ name });
  expect((await desk.removeAll()).body).toEqual({ deleted: 3 });
  expect((await desk.list()).body.matches).toEqual([]);
});

test('More text than can be sent is not kept, and says so', async () => {
  const desk = await newClient();
  const talk = (content: string) => ({ messages: [{ sender: 'match', content }] });
  expect(await desk.create(talk('a'.repeat(8001)))).toMatchObject({
    status: 413,
    body: { error: { code: 'text_too_long' } },
  });
  expect(await desk.create({ bio: 'b'.repeat(4001), ...talk('a'.repeat(4000)) })).toMatchObject({ status: 413 });
  expect((await desk.create({ bio: 'b'.repeat(4000), ...talk('a'.repeat(4000)) })).status).toBe(200);
});

test('Wrong fields are named', async () => {
  const desk = await newClient();
  const { status, body } = await desk.create({ name: 'Anna', age: 121, messages: [{ sender: 'me', content: 'hi' }] });
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields)).toEqual(['age', 'messages.0.sender']);
});

/** A member who keeps as many matches since before they were counted. */
async function clientWithMatches(count: number) {
  const { token, userId } = await newMember(town);
  const at = new Date(Date.now() - 3600_000);
  const stored = (i: number) => ({
    _id: `${userId}-${i}` as never,
    userId,
    name: 'Anna',
    createdAt: at,
    updatedAt: at,
  });
  const rest = { bio: '', interests: [], messages: [] };
  await inDatabase((db) =>
    db.collection('matches').insertMany(Array.from({ length: count }, (_, i) => ({ ...stored(i), ...rest }))),
  );
  return { desk: chatpadClient(town.tool.url, token), token, userId, ids: [`${userId}-0`, `${userId}-1`] };
}

test('When forty matches come at once at two processes, then no more than five hundred are kept', async () => {
  const { desk, token, userId, ids } = await clientWithMatches(480);
  const other = chatpadClient((await town.startReplica()).url, token);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? desk : other).create()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.error?.code === 'too_many_matches')).toHaveLength(20);
  expect((await desk.list()).body.matches).toHaveLength(500);

  // Two at once into the room of one.
  await desk.remove(ids[0] ?? '');
  expect((await Promise.all([desk.create(), other.create()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  // A process that died between deleting a match and counting it.
  await inDatabase((db) => db.collection('matches').deleteOne({ _id: ids[1] as never, userId }));
  expect((await desk.create()).status).toBe(200);
  expect((await desk.create()).status).toBe(409);
  await desk.removeAll();
  expect((await desk.create()).status).toBe(200);
});

test('The five hundred and first match needs room first', async () => {
  const { desk, ids } = await clientWithMatches(500);
  expect(await desk.create()).toMatchObject({ status: 409, body: { error: { code: 'too_many_matches' } } });
  await desk.remove(ids[0] ?? '');
  expect((await desk.create()).status).toBe(200);
});

test('Calls from other sites are refused', async () => {
  const { token } = await newMember(town);
  const response = await fetch(`${town.tool.url}/v1/chatpad/matches`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' },
  });
  expect(response.status).toBe(403);
});

test('The service describes its calls', async () => {
  const { paths } = await (await fetch(`${town.tool.url}/v1/chatpad/openapi.json`)).json();
  expect(Object.keys(paths)).toContain('/v1/chatpad/matches/{matchId}/suggestions');
});
