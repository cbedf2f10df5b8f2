import { randomUUID } from 'node:crypto';
import { evidence } from '@datewright/contracts/evidence';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { chatpadClient, memberWithChatpad } from './support/chatpad-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad');
});
afterAll(() => town.stop());

test('A member gets five suggestions, each with its reason, for one credit', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const { status, events, texts, done } = await desk.suggest(await desk.match());

  expect(status).toBe(200);
  expect(events[0]).toMatchObject({ type: 'started', writtenBy: 'demo AI' });
  expect(texts).toHaveLength(5);
  expect(texts.join(' ')).toMatch(/Anna/);
  expect(texts.join(' ')).not.toMatch(/NAME_|\[|\]/);
  for (const suggestion of done?.round.suggestions ?? []) {
    expect(suggestion.reason.length).toBeGreaterThan(10);
    expect([null, ...Object.keys(evidence)]).toContain(suggestion.evidence);
  }
  expect(done).toMatchObject({ available: 4, round: { mode: 'opener', tone: 'flirty', writtenBy: 'demo AI' } });
  expect(await member.countCredits()).toBe(4);
  expect(await member.listChargePurposes()).toEqual(['opener']);
});

test('Suggestions come one by one, in a stream that no proxy holds back', async () => {
  const { desk } = await memberWithChatpad(town);
  const stream = await desk.open(await desk.match());
  const times: number[] = [];
  for (let event = await stream.next(); event; event = await stream.next()) times.push(performance.now());

  expect(stream.response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  expect((times.at(-1) ?? 0) - (times[1] ?? 0)).toBeGreaterThan(100);
});

test('Trying again costs one more and brings only new suggestions', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  const first = await desk.suggest(id);
  const second = await desk.suggest(id);

  expect(new Set([...first.texts, ...second.texts]).size).toBe(first.texts.length + second.texts.length);
  expect(await member.countCredits()).toBe(3);
  const { body } = await desk.get(id);
  expect(body.rounds.map((round: { id: string }) => round.id)).toEqual([first.done?.round.id, second.done?.round.id]);
});

test('The same operation again shows the same round and charges nothing', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  const operationId = randomUUID();
  const first = await desk.suggest(id, { operationId });
  const again = await desk.suggest(id, { operationId });

  expect(again.done?.round).toEqual(first.done?.round);
  expect(again.events.map(({ type }) => type)).toEqual(first.events.map(({ type }) => type));
  expect(again.done?.available).toBe(4);
  expect(await member.countCredits()).toBe(4);
});

test('The same operation id for something else is refused', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  const operationId = randomUUID();
  await desk.suggest(id, { operationId });

  expect(await desk.suggest(id, { operationId, tone: 'bold' })).toMatchObject({
    status: 409,
    error: 'operation_conflict',
  });
  const other = await desk.match({ name: 'Bea' });
  expect(await desk.suggest(other, { operationId })).toMatchObject({ status: 409, error: 'operation_conflict' });
  expect(await member.countCredits()).toBe(4);
});

test('A request that is still running is not begun a second time', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  const operationId = randomUUID();
  const running = await desk.open(id, { operationId });
  await running.next();

  expect(await desk.suggest(id, { operationId })).toMatchObject({ status: 409, error: 'operation_running' });
  await running.rest();
  expect(await member.countCredits()).toBe(4);
});

test('Of two tabs that spend the last credit one is out of credits', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  for (let spent = 0; spent < 4; spent++) await desk.suggest(id);
  expect(await member.countCredits()).toBe(1);

  const twin = await town.startReplica();
  const otherTab = chatpadClient(twin.url, member.token);
  const answers = await Promise.all([desk.suggest(id), otherTab.suggest(id)]);
  const refused = answers.filter(({ status }) => status === 402);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ error: 'out_of_credits' });
  expect(answers.find(({ status }) => status === 200)?.done?.available).toBe(0);
  expect(await member.countCredits()).toBe(0);
});

test('A match of somebody else is not found', async () => {
  const owner = await memberWithChatpad(town);
  const stranger = await memberWithChatpad(town);
  const id = await owner.desk.match();

  expect(await stranger.desk.suggest(id)).toMatchObject({ status: 404, error: 'match_not_found' });
  expect(await stranger.member.countCredits()).toBe(5);
});

test('Too much text, nothing to go on and an empty draft are refused before anything is charged', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const long = await desk.match({ name: 'Anna', bio: 'a'.repeat(4000) });
  const nobody = await desk.match({ name: '', bio: ' ' });

  expect(await desk.suggest(long, { draft: 'b'.repeat(3997) })).toMatchObject({ status: 413, error: 'text_too_long' });
  expect(await desk.suggest(long, { draft: 'b'.repeat(8001) })).toMatchObject({ status: 413, error: 'text_too_long' });
  expect(await desk.suggest(nobody)).toMatchObject({ status: 400, error: 'empty_match' });
  expect(await desk.suggest(long, { draft: '  ' })).toMatchObject({ status: 400, error: 'empty_draft' });
  expect(await member.countCredits()).toBe(5);
});

test('A rewritten draft keeps the member’s own words', async () => {
  const { desk } = await memberWithChatpad(town);
  const id = await desk.match({ name: 'Anna', interests: ['hiking'] });
  const { texts } = await desk.suggest(id, { draft: 'so i heard u like getting lost on purpose', tone: 'bold' });

  expect(texts.length).toBeGreaterThanOrEqual(3);
  for (const text of texts) expect(text).toContain('so i heard u like getting lost on purpose');
});

test('Without a session, and after signing out everywhere, nothing is written', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();

  expect(await chatpadClient(town.tool.url, undefined).suggest(id)).toMatchObject({
    status: 401,
    error: 'not_signed_in',
  });
  await member.signOut();
  expect(await desk.suggest(id)).toMatchObject({ status: 401, error: 'session_ended' });
});

test('Operators see how many rounds end how, and how fast the first suggestion comes', async () => {
  const { desk } = await memberWithChatpad(town);
  await desk.suggest(await desk.match(), { mode: 'ask-out' });
  const metrics = await (await fetch(`${town.tool.url}/metrics`)).text();
  expect(metrics).toMatch(/datewright_suggestion_rounds_total\{mode="ask-out",outcome="done",service="chatpad"\} 1/);
  expect(metrics).toMatch(/datewright_first_suggestion_seconds_count\{service="chatpad"\} \d+/);
});
