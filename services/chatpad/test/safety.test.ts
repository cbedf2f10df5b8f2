import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { harmfulMessages } from '@datewright/testkit/harmful-messages';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, memberWithChatpad } from './support/chatpad-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad');
});
afterAll(() => town.stop());

const said = (content: string) => ({ ...anna, messages: [{ sender: 'match', content }] });

describe.each(harmfulMessages)('When the words are of %s', (kind, english, hungarian) => {
  test.each([
    ['en', english],
    ['hu', hungarian],
  ])('then nothing is written, sent or charged, and the answer says why (%s)', async (language, words) => {
    const { member, desk } = await memberWithChatpad(town);
    const id = await desk.match(said(words));
    await town.sandbox.clearAiRequests();
    const answer = await desk.open(id, { mode: 'ask-out' });
    const { error } = await answer.response.json();

    expect(answer.response.status).toBe(422);
    expect(error).toMatchObject({ code: 'held_back', care: { kind, language } });
    expect(JSON.stringify(error)).not.toContain(words);
    expect(await town.sandbox.listAiRequests()).toEqual([]);
    expect(await member.countCredits()).toBe(5);
  });

  test('and the AI alone sees it, then nothing is shown and nothing charged', async () => {
    const { member, desk } = await memberWithChatpad(town);
    await town.sandbox.queueAiBehaviour(`says-${kind}`);
    const { texts, failed } = await desk.suggest(await desk.match());

    expect(texts).toEqual([]);
    expect(failed).toMatchObject({ charged: false, error: { code: 'held_back', care: { kind } } });
    expect(await member.countCredits()).toBe(5);
  });
});

test('When the provider’s moderation raises it, then nothing reaches the AI', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueModeration('self-harm/intent');
  expect(await desk.suggest(id)).toMatchObject({ status: 422, error: 'held_back' });
  expect(await town.sandbox.listAiRequests()).toEqual([]);
  expect(await member.countCredits()).toBe(5);
});

describe('When the moderation is', () => {
  // An endpoint that has none is left alone for a while: not by the process that the other tests ask.
  let twin: ServiceProcess;
  beforeAll(async () => {
    twin = await town.startReplica();
  });

  test.each(['hang', 'fail', 'missing'])('%s, then the rules decide alone', async (trouble) => {
    const { desk } = await memberWithChatpad(town, twin.url);
    await town.sandbox.queueModeration(trouble);
    expect((await desk.suggest(await desk.match())).done).toBeDefined();
    expect(await desk.suggest(await desk.match(said('im 15')))).toMatchObject({ error: 'held_back' });
  });
});

test('A match that is under 18 stays closed, also when the words are taken out', async () => {
  const { desk } = await memberWithChatpad(town);
  const id = await desk.match(said('im 16'));
  await desk.suggest(id);
  await desk.update(id, anna);

  expect((await desk.get(id)).body.match).toMatchObject({ closed: true, messages: [] });
  expect(await desk.suggest(id)).toMatchObject({ status: 422, error: 'held_back' });
});

test('An age under 18 is kept, and closes the match', async () => {
  const { desk } = await memberWithChatpad(town);
  const id = await desk.match({ ...anna, age: 17 });
  expect(await desk.suggest(id)).toMatchObject({ status: 422, error: 'held_back' });
  expect((await desk.get(id)).body.match).toMatchObject({ age: 17, closed: true });
});

test('After a no the member may say that it was none, and goes on; for another kind that changes nothing', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const no = await desk.match(said('I do not want to meet you'));
  expect((await desk.suggest(no, { goOn: 'clear-no' })).done).toBeDefined();
  expect(await member.countCredits()).toBe(4);
  const threat = await desk.match(said('I know where you live'));
  expect(await desk.suggest(threat, { goOn: 'clear-no' })).toMatchObject({ error: 'held_back' });
  expect(await desk.suggest(threat, { goOn: 'contacts' })).toMatchObject({ status: 400 });
});

test('After a no the answer holds goodbyes, free', async () => {
  const { desk } = await memberWithChatpad(town);
  const { response } = await desk.open(await desk.match(said('I do not want to meet you')));
  const { care } = (await response.json()).error;
  expect(care.replies).toHaveLength(3);
  expect(care).toMatchObject({ by: 'match', mayGoOn: true });
});

test('For somebody in grief the suggestions are thoughtful ones, and never ask them out', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match(said('my mum died yesterday, the funeral is on friday'));
  const { events, texts, done } = await desk.suggest(id, { mode: 'ask-out', tone: 'flirty' });

  expect(events[0]).toMatchObject({ type: 'started', care: { kind: 'grief', mayGoOn: true } });
  expect(done?.round).toMatchObject({ mode: 'reply', tone: 'thoughtful' });
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(texts.join(' ')).not.toMatch(/date|drink|haha|tease/i);
  expect(await member.countCredits()).toBe(4);
});

test('Grief that only the AI sees makes it write again, gently, for one credit', async () => {
  const { member, desk } = await memberWithChatpad(town);
  await town.sandbox.queueAiBehaviour('says-grief');
  const { events, texts } = await desk.suggest(await desk.match(), { mode: 'ask-out' });
  expect(events.filter(({ type }) => type === 'started')).toHaveLength(2);
  expect(events[1]).toMatchObject({ type: 'started', care: { kind: 'grief' } });
  expect(texts.join(' ')).not.toMatch(/date|drink/i);
  expect(await member.countCredits()).toBe(4);
});

test('A judgement that a member calls wrong is counted by its kind', async () => {
  const { desk } = await memberWithChatpad(town);
  expect(await desk.call('POST', '/safety/wrong', { kind: 'hate' })).toMatchObject({ status: 200, body: {} });
  expect(await desk.call('POST', '/safety/wrong', { kind: 'whatever', text: 'x' })).toMatchObject({ status: 400 });
  const metrics = await (await fetch(`${town.tool.url}/metrics`)).text();
  expect(metrics).toMatch(/datewright_safety_called_wrong_total\{kind="hate",service="chatpad"\} 1/);
  expect(metrics).toMatch(/datewright_safety_judgements_total\{kind="minor",reason="minor",judge="rules"/);
});

test('What was judged stands in no log', async () => {
  const { desk } = await memberWithChatpad(town);
  const secret = `xylophone-${randomUUID()}`;
  await desk.suggest(await desk.match(said(`${secret} im 15`)));
  expect(town.tool.output()).not.toContain(secret);
});

describe('What a rule suspects', () => {
  const suspected = said("can't, my mum took my phone because of homework");
  const careOf = async (desk: Awaited<ReturnType<typeof memberWithChatpad>>['desk'], id: string, asked: object = {}) =>
    (await (await desk.open(id, asked)).response.json()).error?.care;

  test('is written for when the AI, asked for a second opinion on masked texts, takes it for nothing', async () => {
    const { member, desk } = await memberWithChatpad(town);
    await town.sandbox.clearAiRequests();
    await town.sandbox.queueAiBehaviour('thinks-normal');
    const id = await desk.match({ ...suspected, bio: 'Ask Kovács Petra, +36 30 123 4567' });
    expect((await desk.suggest(id)).done).toBeDefined();
    expect(await member.countCredits()).toBe(4);
    const [opinion] = await town.sandbox.listSecondOpinions();
    const sent = String(opinion?.body.messages[1]?.content);
    expect(sent).toContain('homework');
    expect(sent).not.toMatch(/Anna|Kovács|4567/);
  });

  test('is held back and closed when the AI says the same, and opens once at the member’s word', async () => {
    const { member, desk } = await memberWithChatpad(town);
    const id = await desk.match(suspected);
    await town.sandbox.queueAiBehaviour('thinks-minor');
    expect(await careOf(desk, id)).toMatchObject({ kind: 'minor', certainty: 'confirmed', mayGoOn: false });
    expect((await desk.get(id)).body.match).toMatchObject({ closed: true, mayReopen: true });

    const both = await Promise.all([desk.reopen(id, 31), desk.reopen(id, 31)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await desk.get(id)).body.match).toMatchObject({ closed: false, age: 31, confirmedAdultBy: 'member' });
    expect((await desk.suggest(id)).done).toBeDefined();
    expect(await member.countCredits()).toBe(4);
  });

  test.each(['thinks-nothing', 'fail'])(
    'is the member’s to decide when the AI does not say (%s); for a minor with an age of 18 or more',
    async (behaviour) => {
      const { desk } = await memberWithChatpad(town);
      const { age: _none, ...ageless } = suspected;
      const id = await desk.match(ageless);
      if (behaviour === 'thinks-nothing') await town.sandbox.queueAiBehaviour(behaviour);
      expect(await careOf(desk, id)).toMatchObject({ certainty: 'suspected', mayGoOn: false, asksAge: true });
      expect(await desk.suggest(id, { goOn: 'minor' })).toMatchObject({ error: 'held_back' });
      expect((await desk.get(id)).body.match).toMatchObject({ closed: false });

      await desk.update(id, { ...suspected, age: 31 });
      expect(await careOf(desk, id)).toMatchObject({ certainty: 'suspected', mayGoOn: true });
      expect((await desk.suggest(id, { goOn: 'minor' })).done).toBeDefined();
      await desk.update(id, said('im 16'));
      expect(await desk.suggest(id, { goOn: 'minor' })).toMatchObject({ error: 'held_back' });
    },
  );

  test('of self-harm is gone on with gently, and the help stays', async () => {
    const { desk } = await memberWithChatpad(town);
    const id = await desk.match(said('the first film was suicide squad'));
    expect(await careOf(desk, id)).toMatchObject({ kind: 'self-harm', certainty: 'suspected', mayGoOn: true });
    const { events, done } = await desk.suggest(id, { goOn: 'self-harm', mode: 'ask-out', tone: 'bold' });
    expect(events[0]).toMatchObject({ type: 'started', care: { kind: 'self-harm', mayGoOn: false } });
    expect(done?.round).toMatchObject({ mode: 'reply', tone: 'thoughtful' });
  });

  test('is another kind, and a suspicion, when the AI takes it for that', async () => {
    const { desk } = await memberWithChatpad(town);
    const id = await desk.match(said('I know where you live'));
    await town.sandbox.queueAiBehaviour('thinks-hate');
    expect(await careOf(desk, id)).toMatchObject({ kind: 'hate', certainty: 'suspected', mayGoOn: true });
  });

  test('by the AI alone never closes a match', async () => {
    const { desk } = await memberWithChatpad(town);
    const id = await desk.match();
    await town.sandbox.queueAiBehaviour('says-minor');
    expect((await desk.suggest(id)).failed?.error.care).toMatchObject({ kind: 'minor', certainty: 'suspected' });
    expect((await desk.get(id)).body.match).toMatchObject({ closed: false });
  });
});

describe('A match that is closed', () => {
  const suspected = said("can't, my mum took my phone because of homework");

  /** `npm run reopen-match`, without npm. */
  function supportReopens(id: string): string {
    const env = { PATH: process.env.PATH, ...town.tool.env };
    return spawnSync(process.execPath, [`${__dirname}/../src/cli/reopen-match.ts`, id], {
      env,
      encoding: 'utf8',
    }).stdout.trim();
  }

  test('closes for certain when somebody says an age under 18 in as many words, and stays so', async () => {
    const { desk } = await memberWithChatpad(town);
    const id = await desk.match(suspected);
    await town.sandbox.queueAiBehaviour('thinks-minor');
    await desk.suggest(id);
    await desk.reopen(id, 31);
    await desk.update(id, said('im 16'));

    expect(await desk.suggest(id)).toMatchObject({ error: 'held_back' });
    expect((await desk.get(id)).body.match).toMatchObject({ closed: true, mayReopen: false });
    expect(await desk.reopen(id, 31)).toMatchObject({ status: 409, body: { error: { code: 'stays_closed' } } });
  });

  test('opens for its owner only, with an age of 18 or more, and support can open any', async () => {
    const { desk } = await memberWithChatpad(town);
    const { desk: stranger } = await memberWithChatpad(town);
    const id = await desk.match(said('im 16'));
    await desk.suggest(id);

    expect(await stranger.reopen(id, 31)).toMatchObject({ status: 404 });
    for (const age of [17, 121, 18.5]) expect(await desk.reopen(id, age)).toMatchObject({ status: 400 });
    expect(await desk.reopen(id, 31)).toMatchObject({ status: 409 });
    expect(supportReopens(id)).toBe('The match is open again.');
    expect((await desk.suggest(id)).done).toBeDefined();
  });
});
