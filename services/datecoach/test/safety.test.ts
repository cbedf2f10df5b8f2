import { harmfulMessages } from '@datewright/testkit/harmful-messages';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, bori, memberWithCoach, playbookFor, textsOf } from './support/coach-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterEach(async () => {
  await environment.sandbox.queueAiBehaviour('normal', 0);
  await environment.sandbox.clearAiRequests();
});
afterAll(() => environment.stop());

const matchWriting = (content: string) => ({ ...anna, messages: [{ sender: 'match', content }] });

describe.each(harmfulMessages)('When a message is classified as %s', (kind, english, hungarian) => {
  test.each([english, hungarian])(
    'then there are no spots and no playbook, and nothing is charged: %s',
    async (message) => {
      const { member, spots, playbook } = await memberWithCoach(environment);
      const match = matchWriting(message);
      const heldBack = { status: 422, body: { error: { code: 'held_back', care: { kind } } } };
      const answer = await playbook(playbookFor(match));
      expect(answer).toMatchObject(heldBack);
      expect(JSON.stringify(answer.body)).not.toContain(message);
      expect(await environment.sandbox.listAiRequests()).toEqual([]);
      const found = await spots(match);
      expect(found).toMatchObject(heldBack);
      // What is only suspected is decided while the AI looks for spots.
      const isCertain = found.body.error.care.certainty === 'certain';
      if (isCertain) expect(await environment.sandbox.listAiRequests()).toEqual([]);
      expect(await member.countCredits()).toBe(1);
    },
  );

  test('and only the AI detects it, then nothing is shown or charged', async () => {
    const { member, spots, written } = await memberWithCoach(environment);
    await environment.sandbox.queueAiBehaviour(`says-${kind}`, 2);
    expect(await spots()).toMatchObject({ status: 422, body: { error: { care: { kind } } } });
    expect(await written()).toMatchObject({ type: 'failed', failure: { code: 'held_back', care: { kind } } });
    expect(await member.countCredits()).toBe(1);
  });
});

test('A match who is under 18 or closed by ChatPad gets neither spots nor a playbook', async () => {
  const { spots, playbook } = await memberWithCoach(environment);
  const heldBack = { status: 422, body: { error: { care: { kind: 'minor', mayGoOn: false } } } };
  for (const match of [
    { ...anna, age: 17 },
    { ...anna, closed: true },
  ]) {
    expect(await spots(match)).toMatchObject(heldBack);
    expect(await playbook(playbookFor(match))).toMatchObject(heldBack);
  }
  expect(await environment.sandbox.listAiRequests()).toEqual([]);
});

test('When a match is closed, then spots found earlier are no longer shown', async () => {
  const { spots } = await memberWithCoach(environment);
  expect((await spots()).status).toBe(200);
  expect((await spots({ ...anna, closed: true })).status).toBe(422);
});

test('The member’s own description of a spot is moderated too', async () => {
  const { playbook, member } = await memberWithCoach(environment);
  const spot = {
    locationId: 'custom-house',
    locationName: 'Wait outside her house until she answers, I will kill her',
  };
  expect(await playbook(playbookFor(anna, spot))).toMatchObject({
    status: 422,
    body: { error: { code: 'held_back' } },
  });
  expect(await member.countCredits()).toBe(1);
});

test('A playbook for a spot at home says that it is a private place', async () => {
  const { written } = await memberWithCoach(environment);
  const home = { locationId: 'custom-my-place', locationName: 'Dinner at my place' };
  expect(await written(playbookFor(anna, home))).toMatchObject({ playbook: { isPrivatePlace: true } });
});

test('A member may overrule a waivable verdict, but no other', async () => {
  const { written, playbook, spots } = await memberWithCoach(environment);
  const refused = matchWriting('I do not want to meet you');
  expect((await spots({ ...refused, goOn: 'clear-no' })).status).toBe(200);
  expect(await written(playbookFor(refused, { goOn: 'clear-no' }))).toMatchObject({ type: 'written' });
  const minor = await playbook(playbookFor({ ...anna, age: 16 }, { goOn: 'clear-no' }));
  expect(minor.body.error.care.kind).toBe('minor');
  expect((await playbook(playbookFor(anna, { goOn: 'contacts' }))).status).toBe(400);
});

const playful = /\b(?:joke|funny|flirt|wink|tease|lol)/i;

test.each([
  ['in English', { ...anna, messages: [{ sender: 'match', content: 'My grandmother died yesterday. I am a mess.' }] }],
  ['in Hungarian', { ...bori, messages: [{ sender: 'match', content: 'Tegnap meghalt a nagymamám, nagyon nehéz.' }] }],
])(
  'When someone is grieving, then the playbook is gentle and a notice comes with the spots, %s',
  async (_language, match) => {
    const { spots, written } = await memberWithCoach(environment);
    const found = await spots(match);
    expect(found).toMatchObject({ status: 200, body: { care: { kind: 'grief' } } });
    const last = await written(playbookFor(match));
    if (last.type !== 'written') throw new Error(last.type);
    expect(last.playbook.care?.kind).toBe('grief');
    expect(textsOf(last.playbook.sections).join(' ')).not.toMatch(playful);
    const { gentle, style } = JSON.parse(
      String((await environment.sandbox.listAiRequests())[0]?.body.messages[1]?.content).slice(6, -7),
    );
    expect({ gentle, style }).toEqual({ gentle: true, style: 'gentle' });
  },
);

test('When only the AI detects grief, then it writes again, gently, for one credit', async () => {
  const { member, written, spots } = await memberWithCoach(environment);
  await environment.sandbox.queueAiBehaviour('says-grief');
  expect(await spots()).toMatchObject({ status: 200, body: { care: { kind: 'grief' } } });
  await environment.sandbox.queueAiBehaviour('says-grief');
  expect(await written()).toMatchObject({ type: 'written', playbook: { care: { kind: 'grief' }, isWhole: true } });
  expect(await member.countCredits()).toBe(0);
});

test('When the provider’s moderation flags a request, then nothing reaches the AI', async () => {
  const { member, playbook } = await memberWithCoach(environment);
  await environment.sandbox.queueModeration('self-harm/intent');
  expect(await playbook(playbookFor())).toMatchObject({ status: 422, body: { error: { code: 'held_back' } } });
  expect(await environment.sandbox.listAiRequests()).toEqual([]);
  expect(await member.countCredits()).toBe(1);
});

test.each([
  ['minor', 'a park with a 15 year old'],
  ['minor', 'my fourteen-year-old girlfriend’s house'],
  ['minor', 'tizenöt éves lányhoz megyek'],
  ['threat', 'How to get a drunk girl home'],
  ['threat', 'Get her drunk and take her to my place'],
  ['threat', 'Leitatni és hazavinni'],
  ['threat', 'outside her house, she blocked me'],
  ['threat', 'somewhere nobody hears her scream'],
])('A spot that implies %s gets no playbook, whatever the chat says: %s', async (kind, locationName) => {
  const { member, playbook } = await memberWithCoach(environment);
  const answer = await playbook(playbookFor(anna, { locationId: 'custom-there', locationName, goOn: 'hate' }));
  expect(answer).toMatchObject({ status: 422, body: { error: { care: { kind, by: 'member', mayGoOn: false } } } });
  expect(await environment.sandbox.listAiRequests()).toEqual([]);
  expect(await member.countCredits()).toBe(1);
});
