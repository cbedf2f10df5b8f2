import { maxSpotRequestsPerHour, maxStoredItems } from '@datewright/contracts/datecoach/limits';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, coachClient, databaseOf, memberWithCoach, playbookFor } from './support/coach-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

const spotsPath = '/functions/v1/date-spot-recommender';
const code = (error: string) => ({ body: { error: { code: error } } });

test('Older callers send plain text, their own id, and what they made of the chat', async () => {
  const { member, call, playbook } = await memberWithCoach(town);
  const { age: _age, name: _name, ...older } = anna;
  const answer = await call('POST', spotsPath, { ...older, userId: member.userId }, 'text/plain;charset=UTF-8');
  expect(answer.body.dateSpots).toHaveLength(3);
  const { age: _a, name: _n, wait: _w, ...asked } = playbookFor();
  const profileAnalysis = { interests: ['hiking'], topics: ['bread'], conversationStyle: 'playful' };
  const whole = await playbook({ ...asked, userId: member.userId, profileAnalysis });
  expect(whole).toMatchObject({
    status: 200,
    body: { isCached: false, strategy: { metadata: { isAiGenerated: true } } },
  });
});

test('Older callers name no match: another chat is another playbook, the same one is found again', async () => {
  const { member, written, playbook } = await memberWithCoach(town);
  await member.givePlan('monthly');
  const { profileId: _id, name: _name, ...older } = anna;
  const other = {
    ...older,
    bio: 'I paint.',
    messages: [{ sender: 'match', content: 'I paint old trams on Sundays.' }],
  };
  const first = playbookFor(older);
  await written(first);
  expect((await playbook(playbookFor(older))).body).toMatchObject({ operationId: first.operationId, isCached: true });
  const last = await written(playbookFor(other));
  expect(JSON.stringify(last)).not.toContain('sourdough');
  expect(await member.countCredits()).toBe(28);
});

test('A body that names somebody else is refused', async () => {
  const { spots, playbook } = await memberWithCoach(town);
  const refused = { status: 400, body: { error: { code: 'invalid_request', fields: { userId: 'not yours' } } } };
  expect(await spots(anna, { userId: 'somebody-else' })).toMatchObject(refused);
  expect(await playbook(playbookFor(anna, { userId: 'somebody-else' }))).toMatchObject(refused);
});

test('One more character than can be kept of a match is too long, and a spot without a name is empty', async () => {
  const { spots, playbook } = await memberWithCoach(town);
  const texts = [anna.name, anna.bio, ...anna.interests];
  const left = 8000 - texts.join('').length;
  const messages = (length: number) => [
    { sender: 'match', content: 'x'.repeat(Math.floor(length / 2)) },
    { sender: 'user', content: 'y'.repeat(Math.ceil(length / 2)) },
  ];
  expect(await spots({ ...anna, messages: messages(left + 1) })).toMatchObject({
    status: 413,
    ...code('text_too_long'),
  });
  expect((await spots({ ...anna, messages: messages(left) })).status).toBe(200);
  expect(await playbook(playbookFor(anna, { locationName: '  ' }))).toMatchObject({
    status: 400,
    ...code('empty_spot'),
  });
});

test('Of a match of whom nothing is known there is nothing to read; a playbook for a spot needs no match', async () => {
  const { spots, written } = await memberWithCoach(town);
  expect(await spots({ name: 'Anna' })).toMatchObject({ status: 400, ...code('nothing_to_read') });
  expect(await written(playbookFor({}))).toMatchObject({ type: 'written', playbook: { matchName: '' } });
});

test('Spots are free, and so they are limited; those that were found come all the same', async () => {
  const { spots } = await memberWithCoach(town);
  await town.sandbox.queueAiBehaviour('refuse', maxSpotRequestsPerHour);
  for (let at = 0; at < maxSpotRequestsPerHour; at++)
    expect((await spots({ ...anna, name: `Anna ${at}` })).status).toBe(422);
  expect(await spots({ ...anna, name: 'One more' })).toMatchObject({ status: 429, ...code('too_many_attempts') });
});

test('With one credit left several questions for spots at once are all answered', async () => {
  const { member, spots } = await memberWithCoach(town);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => spots({ ...anna, name: `Anna ${at}` })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await member.countCredits()).toBe(1);
});

test('Without access or a credit nothing is asked of the AI; what is there is shown', async () => {
  const { member, spots, playbook, written, get } = await memberWithCoach(town);
  const body = playbookFor();
  expect(await written(body)).toMatchObject({ type: 'written', available: 0 });
  await town.sandbox.clearAiRequests();
  expect(await spots()).toMatchObject({ status: 402, ...code('out_of_credits') });
  const other = playbookFor(anna, { locationName: 'A library' });
  expect(await playbook(other)).toMatchObject({ status: 402, ...code('out_of_credits') });
  expect((await playbook(playbookFor())).body).toMatchObject({ operationId: body.operationId, isCached: true });
  await member.givePlan('weekly');
  expect(await spots()).toMatchObject({ status: 403, ...code('no_access') });
  expect(await playbook(other)).toMatchObject({ status: 403, ...code('no_access') });
  expect((await get(body.operationId)).status).toBe(200);
  expect(await town.sandbox.listAiRequests()).toEqual([]);
});

test('Whoever may not ask still hears what matters', async () => {
  const { member, spots } = await memberWithCoach(town);
  await member.givePlan('weekly');
  const threat = { ...anna, messages: [{ sender: 'match', content: 'I know where you live' }] };
  expect(await spots(threat)).toMatchObject({ status: 422, ...code('held_back') });
});

test('Another style, transport or need is another playbook; “again” writes a new one', async () => {
  const { member, playbook, end, list } = await memberWithCoach(town);
  await member.givePlan('monthly');
  const others = [
    {},
    { responseStyle: 'funny' },
    { transportMode: 'CAR' },
    { needs: { noAlcohol: true } },
    { again: true },
  ];
  for (const other of others) {
    const body = playbookFor(anna, other);
    expect((await playbook(body)).body).toMatchObject({ operationId: body.operationId, isCached: false });
    expect((await end(body.operationId)).type).toBe('written');
  }
  expect(await list()).toHaveLength(others.length);
  expect(await member.countCredits()).toBe(30 - others.length);
});

test('The same operation for something else is refused', async () => {
  const { member, playbook, end } = await memberWithCoach(town);
  await member.givePlan('monthly');
  const body = playbookFor();
  await playbook(body);
  await end(body.operationId);
  const other = { ...body, locationName: 'Somewhere else' };
  expect(await playbook(other)).toMatchObject({ status: 409, ...code('operation_conflict') });
});

test('A member keeps 200 playbooks at most, and lists them all', async () => {
  const { member, playbook, written, list } = await memberWithCoach(town);
  await member.givePlan('monthly');
  await written();
  const database = await databaseOf(town);
  const stored = database.collection<{ _id: string }>('playbooks');
  const one = await stored.findOne({ userId: member.userId });
  const copies = Array.from({ length: maxStoredItems.playbooks - 1 }, (_, at) => {
    return { ...one, _id: `${member.userId}:copy-${at}`, operationId: `copy-number-${at}`, sameness: `${at}` };
  });
  await stored.insertMany(copies);
  expect(await list()).toHaveLength(maxStoredItems.playbooks);
  const more = playbookFor(anna, { locationName: 'One more' });
  expect(await playbook(more)).toMatchObject({ status: 409, ...code('too_many_playbooks') });
  expect(await member.countCredits()).toBe(29);
  await database.close();
});

test('Nobody reads, follows or deletes what is another member’s', async () => {
  const { written } = await memberWithCoach(town);
  const body = playbookFor();
  await written(body);
  const stranger = coachClient(town.tool.url, (await newMember(town)).token);
  expect(await stranger.get(body.operationId)).toMatchObject({ status: 404, ...code('playbook_not_found') });
  expect(await stranger.remove(body.operationId)).toMatchObject({ status: 404 });
  expect(await stranger.news(body.operationId)).toEqual([{ type: 'unknown' }]);
  expect(await stranger.list()).toEqual([]);
});
