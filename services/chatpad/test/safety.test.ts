import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { harmfulMessages } from '@datewright/testkit/harmful-messages';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, memberWithChatpad } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad');
});
afterAll(() => environment.stop());

const matchWriting = (content: string) => ({ ...anna, messages: [{ sender: 'match', content }] });

describe.each(harmfulMessages)('When a message is classified as %s', (kind, english, hungarian) => {
  test.each([
    ['en', english],
    ['hu', hungarian],
  ])('then nothing is shown or charged, and the error says why (%s)', async (language, message) => {
    const { member, client } = await memberWithChatpad(environment);
    const id = await client.match(matchWriting(message));
    await environment.sandbox.clearAiRequests();
    const { error, care, texts } = await client.suggest(id, { mode: 'ask-out' });

    expect(error).toBe('held_back');
    expect(care).toMatchObject({ kind, language });
    expect(JSON.stringify(care)).not.toContain(message);
    expect(texts).toEqual([]);
    // What is only suspected is decided while the AI writes.
    if (care?.certainty === 'certain') expect(await environment.sandbox.listAiRequests()).toEqual([]);
    expect(await member.countCredits()).toBe(5);
  });

  test('and only the AI detects it, then nothing is shown or charged', async () => {
    const { member, client } = await memberWithChatpad(environment);
    await environment.sandbox.queueAiBehaviour(`says-${kind}`);
    const { texts, failed } = await client.suggest(await client.match());

    expect(texts).toEqual([]);
    expect(failed).toMatchObject({ charged: false, error: { code: 'held_back', care: { kind } } });
    expect(await member.countCredits()).toBe(5);
  });
});

test('When the provider’s moderation flags a request, then nothing is shown or charged', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  await environment.sandbox.queueModeration('self-harm/intent');
  expect(await client.suggest(id)).toMatchObject({ error: 'held_back', care: { kind: 'self-harm' }, texts: [] });
  expect(await member.countCredits()).toBe(5);
});

describe('When the provider’s moderation is unavailable', () => {
  // The service stops calling a missing endpoint for a while, so these tests use their own replica.
  let replica: ServiceProcess;
  beforeAll(async () => {
    replica = await environment.startReplica();
  });

  test.each(['hang', 'fail', 'missing'])('then the rules alone decide (%s)', async (failure) => {
    const { client } = await memberWithChatpad(environment, replica.url);
    await environment.sandbox.queueModeration(failure);
    expect((await client.suggest(await client.match())).done).toBeDefined();
    expect(await client.suggest(await client.match(matchWriting('im 15')))).toMatchObject({ error: 'held_back' });
  });
});

test('A match closed because of age stays closed after the message is removed', async () => {
  const { client } = await memberWithChatpad(environment);
  const id = await client.match(matchWriting('im 16'));
  await client.suggest(id);
  await client.update(id, anna);

  expect((await client.get(id)).body.match).toMatchObject({ closed: true, messages: [] });
  expect(await client.suggest(id)).toMatchObject({ status: 422, error: 'held_back' });
});

test('An age under 18 is saved and closes the match', async () => {
  const { client } = await memberWithChatpad(environment);
  const id = await client.match({ ...anna, age: 17 });
  expect(await client.suggest(id)).toMatchObject({ status: 422, error: 'held_back' });
  expect((await client.get(id)).body.match).toMatchObject({ age: 17, closed: true });
});

test('After a clear no, the member may overrule the verdict and continue; other categories stay held back', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const declined = await client.match(matchWriting('I do not want to meet you'));
  expect((await client.suggest(declined, { goOn: 'clear-no' })).done).toBeDefined();
  expect(await member.countCredits()).toBe(4);
  const threat = await client.match(matchWriting('I know where you live'));
  expect(await client.suggest(threat, { goOn: 'clear-no' })).toMatchObject({ error: 'held_back' });
  expect(await client.suggest(threat, { goOn: 'contacts' })).toMatchObject({ status: 400 });
});

test('A clear no offers goodbye messages for free', async () => {
  const { client } = await memberWithChatpad(environment);
  const { care } = await client.suggest(await client.match(matchWriting('I do not want to meet you')));
  expect(care?.replies).toHaveLength(3);
  expect(care).toMatchObject({ by: 'match', mayGoOn: true });
});

test('When someone is grieving, then suggestions are thoughtful and never ask them out', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match(matchWriting('my mum died yesterday, the funeral is on friday'));
  const { events, texts, done } = await client.suggest(id, { mode: 'ask-out', tone: 'flirty' });

  expect(events[0]).toMatchObject({ type: 'started', care: { kind: 'grief', mayGoOn: true } });
  expect(done?.round).toMatchObject({ mode: 'reply', tone: 'thoughtful' });
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(texts.join(' ')).not.toMatch(/date|drink|haha|tease/i);
  expect(await member.countCredits()).toBe(4);
});

test('When only the AI detects grief, then it writes again, gently, for the same credit', async () => {
  const { member, client } = await memberWithChatpad(environment);
  await environment.sandbox.queueAiBehaviour('says-grief');
  const { events, texts } = await client.suggest(await client.match(), { mode: 'ask-out' });
  expect(events.filter(({ type }) => type === 'started')).toHaveLength(2);
  expect(events[1]).toMatchObject({ type: 'started', care: { kind: 'grief' } });
  expect(texts.join(' ')).not.toMatch(/date|drink/i);
  expect(await member.countCredits()).toBe(4);
});

test('A verdict that a member reports as wrong is counted by category', async () => {
  const { client } = await memberWithChatpad(environment);
  expect(await client.call('POST', '/safety/wrong', { kind: 'hate' })).toMatchObject({ status: 200, body: {} });
  expect(await client.call('POST', '/safety/wrong', { kind: 'whatever', text: 'x' })).toMatchObject({ status: 400 });
  const metrics = await (await fetch(`${environment.tool.url}/metrics`)).text();
  expect(metrics).toMatch(/datewright_safety_called_wrong_total\{kind="hate",service="chatpad"\} 1/);
  expect(metrics).toMatch(/datewright_safety_judgements_total\{kind="minor",reason="minor",judge="rules"/);
});

test('Moderated texts never appear in the logs', async () => {
  const { client } = await memberWithChatpad(environment);
  const secret = `xylophone-${randomUUID()}`;
  await client.suggest(await client.match(matchWriting(`${secret} im 15`)));
  expect(environment.tool.output()).not.toContain(secret);
});

describe('A suspicious message', () => {
  const suspected = matchWriting("can't, my mum took my phone because of homework");
  const readNotice = async (
    client: Awaited<ReturnType<typeof memberWithChatpad>>['client'],
    id: string,
    options: object = {},
  ) => (await client.suggest(id, options)).care;

  test('gets suggestions when the AI, shown masked texts, finds it harmless', async () => {
    const { member, client } = await memberWithChatpad(environment);
    await environment.sandbox.clearAiRequests();
    await environment.sandbox.queueAiBehaviour('thinks-normal');
    const id = await client.match({ ...suspected, bio: 'Ask Kovács Petra, +36 30 123 4567' });
    expect((await client.suggest(id)).done).toBeDefined();
    expect(await member.countCredits()).toBe(4);
    const [opinion] = await environment.sandbox.listSecondOpinions();
    const sent = String(opinion?.body.messages[1]?.content);
    expect(sent).toContain('homework');
    expect(sent).not.toMatch(/Anna|Kovács|4567/);
  });

  test('closes the match when the AI agrees, and the member can reopen it once', async () => {
    const { member, client } = await memberWithChatpad(environment);
    const id = await client.match(suspected);
    await environment.sandbox.queueAiBehaviour('thinks-minor');
    expect(await readNotice(client, id)).toMatchObject({ kind: 'minor', certainty: 'confirmed', mayGoOn: false });
    expect((await client.get(id)).body.match).toMatchObject({ closed: true, mayReopen: true });

    const both = await Promise.all([client.reopen(id, 31), client.reopen(id, 31)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.get(id)).body.match).toMatchObject({ closed: false, age: 31, confirmedAdultBy: 'member' });
    expect((await client.suggest(id)).done).toBeDefined();
    expect(await member.countCredits()).toBe(4);
  });

  test.each(['thinks-nothing', 'fail'])(
    'lets the member decide when the AI gives no verdict (%s), for a suspected minor only with an age of 18 or more',
    async (behaviour) => {
      const { client } = await memberWithChatpad(environment);
      const { age: _none, ...ageless } = suspected;
      const id = await client.match(ageless);
      if (behaviour === 'thinks-nothing') await environment.sandbox.queueAiBehaviour(behaviour);
      expect(await readNotice(client, id)).toMatchObject({ certainty: 'suspected', mayGoOn: false, asksAge: true });
      expect(await client.suggest(id, { goOn: 'minor' })).toMatchObject({ error: 'held_back' });
      expect((await client.get(id)).body.match).toMatchObject({ closed: false });

      await client.update(id, { ...suspected, age: 31 });
      expect(await readNotice(client, id)).toMatchObject({ certainty: 'suspected', mayGoOn: true });
      expect((await client.suggest(id, { goOn: 'minor' })).done).toBeDefined();
      await client.update(id, matchWriting('im 16'));
      expect(await client.suggest(id, { goOn: 'minor' })).toMatchObject({ error: 'held_back' });
    },
  );

  test('about self-harm gets gentle suggestions after the member continues, and the help stays visible', async () => {
    const { client } = await memberWithChatpad(environment);
    const id = await client.match(matchWriting('nobody would notice if I was gone'));
    expect(await readNotice(client, id)).toMatchObject({ kind: 'self-harm', certainty: 'suspected', mayGoOn: true });
    const { events, done } = await client.suggest(id, { goOn: 'self-harm', mode: 'ask-out', tone: 'bold' });
    expect(events[0]).toMatchObject({ type: 'started', care: { kind: 'self-harm', mayGoOn: false } });
    expect(done?.round).toMatchObject({ mode: 'reply', tone: 'thoughtful' });
  });

  test('counts as a suspicion of another category when the AI says so', async () => {
    const { client } = await memberWithChatpad(environment);
    const id = await client.match(matchWriting('I know where you live'));
    await environment.sandbox.queueAiBehaviour('thinks-hate');
    expect(await readNotice(client, id)).toMatchObject({ kind: 'hate', certainty: 'suspected', mayGoOn: true });
  });

  test('does not close the match when only the AI suspects it', async () => {
    const { client } = await memberWithChatpad(environment);
    const id = await client.match();
    await environment.sandbox.queueAiBehaviour('says-minor');
    expect((await client.suggest(id)).failed?.error.care).toMatchObject({ kind: 'minor', certainty: 'suspected' });
    expect((await client.get(id)).body.match).toMatchObject({ closed: false });
  });
});

describe('A closed match', () => {
  const suspected = matchWriting("can't, my mum took my phone because of homework");

  /** Runs the script behind `npm run reopen-match`. */
  function supportReopens(id: string): string {
    const env = { PATH: process.env.PATH, ...environment.tool.env };
    return spawnSync(process.execPath, [`${__dirname}/../src/cli/reopen-match.ts`, id], {
      env,
      encoding: 'utf8',
    }).stdout.trim();
  }

  test('stays closed once someone states an age under 18', async () => {
    const { client } = await memberWithChatpad(environment);
    const id = await client.match(suspected);
    await environment.sandbox.queueAiBehaviour('thinks-minor');
    await client.suggest(id);
    await client.reopen(id, 31);
    await client.update(id, matchWriting('im 16'));

    expect(await client.suggest(id)).toMatchObject({ error: 'held_back' });
    expect((await client.get(id)).body.match).toMatchObject({ closed: true, mayReopen: false });
    expect(await client.reopen(id, 31)).toMatchObject({ status: 409, body: { error: { code: 'stays_closed' } } });
  });

  test('can be reopened only by its owner, with an age of 18 or more; support can reopen any', async () => {
    const { client } = await memberWithChatpad(environment);
    const { client: stranger } = await memberWithChatpad(environment);
    const id = await client.match(matchWriting('im 16'));
    await client.suggest(id);

    expect(await stranger.reopen(id, 31)).toMatchObject({ status: 404 });
    for (const age of [17, 121, 18.5]) expect(await client.reopen(id, age)).toMatchObject({ status: 400 });
    expect(await client.reopen(id, 31)).toMatchObject({ status: 409 });
    expect(supportReopens(id)).toBe('The match is open again.');
    expect((await client.suggest(id)).done).toBeDefined();
  });
});
