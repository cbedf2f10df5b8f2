import { harmfulMessages } from '@datewright/testkit/harmful-messages';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, bori, memberWithCoach, playbookFor, textsOf } from './support/coach-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
});
afterEach(async () => {
  await town.sandbox.queueAiBehaviour('normal', 0);
  await town.sandbox.clearAiRequests();
});
afterAll(() => town.stop());

const said = (content: string) => ({ ...anna, messages: [{ sender: 'match', content }] });

describe.each(harmfulMessages)('When the words are of %s', (kind, english, hungarian) => {
  test.each([english, hungarian])(
    'then there are no spots and no playbook, and nothing is asked or charged: %s',
    async (words) => {
      const { member, spots, playbook } = await memberWithCoach(town);
      const match = said(words);
      const held = { status: 422, body: { error: { code: 'held_back', care: { kind } } } };
      expect(await spots(match)).toMatchObject(held);
      const answer = await playbook(playbookFor(match));
      expect(answer).toMatchObject(held);
      expect(JSON.stringify(answer.body)).not.toContain(words);
      expect(await town.sandbox.listAiRequests()).toEqual([]);
      expect(await member.countCredits()).toBe(1);
    },
  );

  test('and the AI alone sees it, then nothing is shown and nothing charged', async () => {
    const { member, spots, written } = await memberWithCoach(town);
    await town.sandbox.queueAiBehaviour(`says-${kind}`, 2);
    expect(await spots()).toMatchObject({ status: 422, body: { error: { care: { kind } } } });
    expect(await written()).toMatchObject({ type: 'failed', failure: { code: 'held_back', care: { kind } } });
    expect(await member.countCredits()).toBe(1);
  });
});

test('Whoever is under 18, or closed by ChatPad, gets neither spots nor a playbook', async () => {
  const { spots, playbook } = await memberWithCoach(town);
  const held = { status: 422, body: { error: { care: { kind: 'minor', mayGoOn: false } } } };
  for (const match of [
    { ...anna, age: 17 },
    { ...anna, closed: true },
  ]) {
    expect(await spots(match)).toMatchObject(held);
    expect(await playbook(playbookFor(match))).toMatchObject(held);
  }
  expect(await town.sandbox.listAiRequests()).toEqual([]);
});

test('Spots that were found are not shown any more once the match is closed', async () => {
  const { spots } = await memberWithCoach(town);
  expect((await spots()).status).toBe(200);
  expect((await spots({ ...anna, closed: true })).status).toBe(422);
});

test('The member’s own words for a spot are judged too', async () => {
  const { playbook, member } = await memberWithCoach(town);
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

test('A spot in a home is no secret: its playbook says that it is a private place', async () => {
  const { written } = await memberWithCoach(town);
  const home = { locationId: 'custom-my-place', locationName: 'Dinner at my place' };
  expect(await written(playbookFor(anna, home))).toMatchObject({ playbook: { isPrivatePlace: true } });
});

test('With a waivable judgement the member may go on; with another not', async () => {
  const { written, playbook, spots } = await memberWithCoach(town);
  const refused = said('I do not want to meet you');
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
])('For somebody in grief spots are quiet ones and the playbook is gentle, %s', async (_language, match) => {
  const { spots, written } = await memberWithCoach(town);
  const found = await spots(match);
  expect(found).toMatchObject({ status: 200, body: { care: { kind: 'grief' } } });
  const last = await written(playbookFor(match));
  if (last.type !== 'written') throw new Error(last.type);
  expect(last.playbook.care?.kind).toBe('grief');
  expect(textsOf(last.playbook.sections).join(' ')).not.toMatch(playful);
  const { gentle, style } = JSON.parse(
    String((await town.sandbox.listAiRequests())[0]?.body.messages[1]?.content).slice(6, -7),
  );
  expect({ gentle, style }).toEqual({ gentle: true, style: 'gentle' });
});

test('When the AI alone sees the grief, it is asked again for gentle words, for one credit', async () => {
  const { member, written, spots } = await memberWithCoach(town);
  await town.sandbox.queueAiBehaviour('says-grief');
  expect(await spots()).toMatchObject({ status: 200, body: { care: { kind: 'grief' } } });
  await town.sandbox.queueAiBehaviour('says-grief');
  expect(await written()).toMatchObject({ type: 'written', playbook: { care: { kind: 'grief' }, isWhole: true } });
  expect(await member.countCredits()).toBe(0);
});

test('When the provider’s moderation raises it, then nothing reaches the AI', async () => {
  const { member, playbook } = await memberWithCoach(town);
  await town.sandbox.queueModeration('self-harm/intent');
  expect(await playbook(playbookFor())).toMatchObject({ status: 422, body: { error: { code: 'held_back' } } });
  expect(await town.sandbox.listAiRequests()).toEqual([]);
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
])('A spot that means %s gets no playbook, whatever was said in the chat: %s', async (kind, locationName) => {
  const { member, playbook } = await memberWithCoach(town);
  const answer = await playbook(playbookFor(anna, { locationId: 'custom-there', locationName, goOn: 'hate' }));
  expect(answer).toMatchObject({ status: 422, body: { error: { care: { kind, by: 'member', mayGoOn: false } } } });
  expect(await town.sandbox.listAiRequests()).toEqual([]);
  expect(await member.countCredits()).toBe(1);
});
