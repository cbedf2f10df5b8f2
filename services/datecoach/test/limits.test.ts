import { maxSpotRequestsPerHour, maxStoredItems } from '@datewright/contracts/datecoach/limits';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, coachClient, databaseOf, memberWithCoach, playbookFor } from './support/coach-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterEach(() => environment.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => environment.stop());

const spotsPath = '/functions/v1/date-spot-recommender';
const code = (error: string) => ({ body: { error: { code: error } } });

test('Older clients can send plain text, their own user id and an analysis of the chat', async () => {
  const { member, call, playbook } = await memberWithCoach(environment);
  const { age: _age, name: _name, ...older } = anna;
  const answer = await call('POST', spotsPath, { ...older, userId: member.userId }, 'text/plain;charset=UTF-8');
  expect(answer.body.dateSpots).toHaveLength(3);
  const { age: _a, name: _n, wait: _w, ...oldBody } = playbookFor();
  const profileAnalysis = { interests: ['hiking'], topics: ['lighthouses'], conversationStyle: 'playful' };
  const whole = await playbook({ ...oldBody, userId: member.userId, profileAnalysis });
  expect(whole).toMatchObject({
    status: 200,
    body: { isCached: false, strategy: { metadata: { isAiGenerated: true } } },
  });
  expect(JSON.stringify(await environment.sandbox.listAiRequests())).toMatch(/lighthouses/);
});

test('Without a match id, a different chat starts a new playbook and the same chat finds the existing one', async () => {
  const { member, written, playbook } = await memberWithCoach(environment);
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

test('A body that names another member is refused', async () => {
  const { spots, playbook } = await memberWithCoach(environment);
  const refused = { status: 400, body: { error: { code: 'invalid_request', fields: { userId: 'not yours' } } } };
  expect(await spots(anna, { userId: 'somebody-else' })).toMatchObject(refused);
  expect(await playbook(playbookFor(anna, { userId: 'somebody-else' }))).toMatchObject(refused);
});

test('Texts above the limit are refused, and so is a spot without a name', async () => {
  const { spots, playbook } = await memberWithCoach(environment);
  const texts = [anna.name, anna.bio, ...anna.interests];
  const remaining = 8000 - texts.join('').length;
  const messages = (length: number) => [
    { sender: 'match', content: 'x'.repeat(Math.floor(length / 2)) },
    { sender: 'user', content: 'y'.repeat(Math.ceil(length / 2)) },
  ];
  expect(await spots({ ...anna, messages: messages(remaining + 1) })).toMatchObject({
    status: 413,
    ...code('text_too_long'),
  });
  expect((await spots({ ...anna, messages: messages(remaining) })).status).toBe(200);
  expect(await playbook(playbookFor(anna, { locationName: '  ' }))).toMatchObject({
    status: 400,
    ...code('empty_spot'),
  });
});

test('A match without any texts is refused for spots, but a playbook needs only a spot', async () => {
  const { spots, written } = await memberWithCoach(environment);
  expect(await spots({ name: 'Anna' })).toMatchObject({ status: 400, ...code('nothing_to_read') });
  expect(await written(playbookFor({}))).toMatchObject({ type: 'written', playbook: { matchName: '' } });
});

test('Spots are free but limited per hour', async () => {
  const { spots } = await memberWithCoach(environment);
  await environment.sandbox.queueAiBehaviour('refuse', maxSpotRequestsPerHour);
  for (let at = 0; at < maxSpotRequestsPerHour; at++)
    expect((await spots({ ...anna, name: `Anna ${at}` })).status).toBe(422);
  expect(await spots({ ...anna, name: 'One more' })).toMatchObject({ status: 429, ...code('too_many_attempts') });
});

test('A member with one credit left can request spots several times at once', async () => {
  const { member, spots } = await memberWithCoach(environment);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => spots({ ...anna, name: `Anna ${at}` })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await member.countCredits()).toBe(1);
});

test('Without access or credits, nothing is sent to the AI, but existing playbooks are shown', async () => {
  const { member, spots, playbook, written, get } = await memberWithCoach(environment);
  const body = playbookFor();
  expect(await written(body)).toMatchObject({ type: 'written', available: 0 });
  await environment.sandbox.clearAiRequests();
  expect(await spots()).toMatchObject({ status: 402, ...code('out_of_credits') });
  const other = playbookFor(anna, { locationId: 'custom-a-library', locationName: 'A library' });
  expect(await playbook(other)).toMatchObject({ status: 402, ...code('out_of_credits') });
  expect((await playbook(playbookFor())).body).toMatchObject({ operationId: body.operationId, isCached: true });
  await member.givePlan('weekly');
  expect(await spots()).toMatchObject({ status: 403, ...code('no_access') });
  expect(await playbook(other)).toMatchObject({ status: 403, ...code('no_access') });
  expect((await get(body.operationId)).status).toBe(200);
  expect(await environment.sandbox.listAiRequests()).toEqual([]);
});

test('Members without access still receive moderation notices', async () => {
  const { member, spots } = await memberWithCoach(environment);
  await member.givePlan('weekly');
  const threat = { ...anna, messages: [{ sender: 'match', content: 'I know where you live' }] };
  expect(await spots(threat)).toMatchObject({ status: 422, ...code('held_back') });
});

test('A playbook is kept per spot and style: another style is new, another way there, time or need is not paid for twice', async () => {
  const { member, playbook, end, list } = await memberWithCoach(environment);
  await member.givePlan('monthly');
  const first = playbookFor();
  for (const body of [first, playbookFor(anna, { responseStyle: 'funny' }), playbookFor(anna, { again: true })]) {
    expect((await playbook(body)).body).toMatchObject({ operationId: body.operationId, isCached: false });
    expect((await end(body.operationId)).type).toBe('written');
  }
  const [newest] = await list();
  for (const other of [
    { transportMode: 'CAR' },
    { timeSlot: { weekday: 'saturday', partOfDay: 'evening' } },
    { needs: { noAlcohol: true } },
    { locationName: 'a walk in a big park' },
    { chatHistory: [...anna.messages, { sender: 'match', content: 'See you!' }] },
  ]) {
    const { body } = await playbook(playbookFor(anna, other));
    expect(body).toMatchObject({ operationId: newest.operationId, isCached: true });
  }
  expect(await list()).toHaveLength(3);
  expect(await member.countCredits()).toBe(27);
});

test('Reusing an operation id for a different request is refused', async () => {
  const { member, playbook, end } = await memberWithCoach(environment);
  await member.givePlan('monthly');
  const body = playbookFor();
  await playbook(body);
  await end(body.operationId);
  const other = { ...body, locationName: 'Somewhere else' };
  expect(await playbook(other)).toMatchObject({ status: 409, ...code('operation_conflict') });
});

test('A member can have 200 playbooks and lists them all', async () => {
  const { member, playbook, written, list } = await memberWithCoach(environment);
  await member.givePlan('monthly');
  await written();
  const database = await databaseOf(environment);
  const stored = database.collection<{ _id: string }>('playbooks');
  const one = await stored.findOne({ userId: member.userId });
  const copies = Array.from({ length: maxStoredItems.playbooks - 1 }, (_, at) => {
    return { ...one, _id: `${member.userId}:copy-${at}`, operationId: `copy-number-${at}`, sameness: `${at}` };
  });
  await stored.insertMany(copies);
  expect(await list()).toHaveLength(maxStoredItems.playbooks);
  const oneMore = playbookFor(anna, { locationId: 'custom-one-more', locationName: 'One more' });
  expect(await playbook(oneMore)).toMatchObject({ status: 409, ...code('too_many_playbooks') });
  expect(await member.countCredits()).toBe(29);
  await database.close();
});

test('A member cannot read, follow or delete another member’s playbook', async () => {
  const { written } = await memberWithCoach(environment);
  const body = playbookFor();
  await written(body);
  const stranger = coachClient(environment.tool.url, (await newMember(environment)).token);
  expect(await stranger.get(body.operationId)).toMatchObject({ status: 404, ...code('playbook_not_found') });
  expect(await stranger.remove(body.operationId)).toMatchObject({ status: 404 });
  expect(await stranger.news(body.operationId)).toEqual([{ type: 'unknown' }]);
  expect(await stranger.list()).toEqual([]);
});
