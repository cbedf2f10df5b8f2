import { randomUUID } from 'node:crypto';
import { evidence } from '@datewright/contracts/evidence';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { chatpadClient, memberWithChatpad } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad');
});
afterAll(() => environment.stop());

test('A member gets five suggestions, each with its reason, for one credit', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const { status, events, texts, done } = await client.suggest(await client.match());

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

test('Suggestions arrive one by one, in a stream that proxies do not buffer', async () => {
  const { client } = await memberWithChatpad(environment);
  const stream = await client.open(await client.match());
  const times: number[] = [];
  for (let event = await stream.next(); event; event = await stream.next()) times.push(performance.now());

  expect(stream.response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  // In one piece they would come within a millisecond or two.
  expect((times.at(-1) ?? 0) - (times[1] ?? 0)).toBeGreaterThan(20);
});

test('Trying again costs another credit and brings only new suggestions', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const first = await client.suggest(id);
  const second = await client.suggest(id);

  expect(new Set([...first.texts, ...second.texts]).size).toBe(first.texts.length + second.texts.length);
  expect(await member.countCredits()).toBe(3);
  const { body } = await client.get(id);
  expect(body.rounds.map((round: { id: string }) => round.id)).toEqual([first.done?.round.id, second.done?.round.id]);
});

test('Repeating an operation returns the same round and charges nothing', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const operationId = randomUUID();
  const first = await client.suggest(id, { operationId });
  const again = await client.suggest(id, { operationId });

  expect(again.done?.round).toEqual(first.done?.round);
  expect(again.events.map(({ type }) => type)).toEqual(first.events.map(({ type }) => type));
  expect(again.done?.available).toBe(4);
  expect(await member.countCredits()).toBe(4);
});

test('Reusing an operation id for a different request is refused', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const operationId = randomUUID();
  await client.suggest(id, { operationId });

  expect(await client.suggest(id, { operationId, tone: 'bold' })).toMatchObject({
    status: 409,
    error: 'operation_conflict',
  });
  const other = await client.match({ name: 'Bea' });
  expect(await client.suggest(other, { operationId })).toMatchObject({ status: 409, error: 'operation_conflict' });
  expect(await member.countCredits()).toBe(4);
});

test('A request that is still running is not started again', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const operationId = randomUUID();
  const running = await client.open(id, { operationId });
  await running.next();

  expect(await client.suggest(id, { operationId })).toMatchObject({ status: 409, error: 'operation_running' });
  await running.rest();
  expect(await member.countCredits()).toBe(4);
});

test('When two tabs spend the last credit, then one is out of credits', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  for (let spent = 0; spent < 4; spent++) await client.suggest(id);
  expect(await member.countCredits()).toBe(1);

  const replica = await environment.startReplica();
  const otherTab = chatpadClient(replica.url, member.token);
  const answers = await Promise.all([client.suggest(id), otherTab.suggest(id)]);
  const refused = answers.filter(({ status }) => status === 402);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ error: 'out_of_credits' });
  expect(answers.find(({ status }) => status === 200)?.done?.available).toBe(0);
  expect(await member.countCredits()).toBe(0);
});

test('Another member’s match is not found', async () => {
  const owner = await memberWithChatpad(environment);
  const stranger = await memberWithChatpad(environment);
  const id = await owner.client.match();

  expect(await stranger.client.suggest(id)).toMatchObject({ status: 404, error: 'match_not_found' });
  expect(await stranger.member.countCredits()).toBe(5);
});

test('Too much text, an empty match and an empty draft are refused before anything is charged', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const long = await client.match({ name: 'Anna', bio: 'a'.repeat(4000) });
  const empty = await client.match({ name: '', bio: ' ' });

  expect(await client.suggest(long, { draft: 'b'.repeat(3997) })).toMatchObject({
    status: 413,
    error: 'text_too_long',
  });
  expect(await client.suggest(long, { draft: 'b'.repeat(8001) })).toMatchObject({
    status: 413,
    error: 'text_too_long',
  });
  expect(await client.suggest(empty)).toMatchObject({ status: 400, error: 'empty_match' });
  expect(await client.suggest(long, { draft: '  ' })).toMatchObject({ status: 400, error: 'empty_draft' });
  expect(await member.countCredits()).toBe(5);
});

test('A rewritten draft keeps the member’s own words', async () => {
  const { client } = await memberWithChatpad(environment);
  const id = await client.match({ name: 'Anna', interests: ['hiking'] });
  const { texts } = await client.suggest(id, { draft: 'so i heard u like getting lost on purpose', tone: 'bold' });

  expect(texts.length).toBeGreaterThanOrEqual(3);
  for (const text of texts) expect(text).toContain('so i heard u like getting lost on purpose');
});

test('Without a session or after signing out everywhere, nothing is written', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();

  expect(await chatpadClient(environment.tool.url, undefined).suggest(id)).toMatchObject({
    status: 401,
    error: 'not_signed_in',
  });
  await member.signOut();
  expect(await client.suggest(id)).toMatchObject({ status: 401, error: 'session_ended' });
});

test('Operators see the outcomes of rounds and the time to the first suggestion', async () => {
  const { client } = await memberWithChatpad(environment);
  await client.suggest(await client.match(), { mode: 'ask-out' });
  const metrics = await (await fetch(`${environment.tool.url}/metrics`)).text();
  expect(metrics).toMatch(/datewright_suggestion_rounds_total\{mode="ask-out",outcome="done",service="chatpad"\} 1/);
  expect(metrics).toMatch(/datewright_first_suggestion_seconds_count\{service="chatpad"\} \d+/);
});

describe('When a member wants a suggestion changed', () => {
  const linesOf = (done: { round: { suggestions: { id: string; text: string }[] } } | undefined) =>
    done?.round.suggestions ?? [];

  test.each(['similar', 'shorter', 'bolder', 'plainer'])(
    'then %s lines cost a credit, and the round names the line',
    async (how) => {
      const { member, client } = await memberWithChatpad(environment);
      const id = await client.match();
      const line = linesOf((await client.suggest(id)).done).reduce((a, b) => (a.text.length > b.text.length ? a : b));
      await environment.sandbox.clearAiRequests();
      const { texts, done } = await client.suggest(id, { change: { suggestionId: line.id, how } });

      expect(texts.length).toBeGreaterThanOrEqual(3);
      expect(texts).not.toContain(line.text);
      if (how === 'shorter') for (const text of texts) expect(text.length).toBeLessThan(line.text.length);
      expect(done?.round.change).toEqual({ text: line.text, how });
      expect((await client.get(id)).body.rounds[1].change).toEqual({ text: line.text, how });
      expect(await member.countCredits()).toBe(3);
      const [request] = await environment.sandbox.listAiRequests();
      expect(JSON.stringify(request?.body)).toContain('likes the line in');
    },
  );

  test('then a line of another match or member does not exist', async () => {
    const { member, client } = await memberWithChatpad(environment);
    const [own, other] = [await client.match(), await client.match({ name: 'Bea', bio: 'Sails.' })];
    const [line] = linesOf((await client.suggest(own)).done);
    const change = { suggestionId: line?.id ?? '', how: 'shorter' };
    expect(await client.suggest(other, { change })).toMatchObject({ status: 404, error: 'not_found' });
    const stranger = await memberWithChatpad(environment);
    const theirs = await stranger.client.match();
    expect(await stranger.client.suggest(theirs, { change })).toMatchObject({ status: 404, error: 'not_found' });
    expect(await member.countCredits()).toBe(4);
  });

  test('then the same operation with another change is refused', async () => {
    const { client } = await memberWithChatpad(environment);
    const id = await client.match();
    const [line] = linesOf((await client.suggest(id)).done);
    const operationId = randomUUID();
    const change = { suggestionId: line?.id ?? '', how: 'bolder' };
    await client.suggest(id, { operationId, change });
    expect(await client.suggest(id, { operationId, change: { ...change, how: 'plainer' } })).toMatchObject({
      status: 409,
      error: 'operation_conflict',
    });
  });
});

test('Lines that got an answer are examples for the next request, unless they hold the name of their match', async () => {
  const { client } = await memberWithChatpad(environment);
  const id = await client.match();
  const lines = (await client.suggest(id)).done?.round.suggestions ?? [];
  for (const { id: line } of lines) {
    await client.call('PUT', `/matches/${id}/suggestions/${line}/outcome`, { outcome: 'replied' });
  }
  const other = await client.match({ name: 'Bea', bio: 'Sails.' });
  await environment.sandbox.clearAiRequests();
  await client.suggest(other);
  const [request] = await environment.sandbox.listAiRequests();
  const { replied } = JSON.parse(String(request?.body.messages.at(-1)?.content).replace(/<\/?data>/g, ''));
  const withoutName = lines.filter(({ text }) => !text.includes('Anna'));
  expect(withoutName.length).toBeLessThan(lines.length);
  expect(replied).toHaveLength(withoutName.length);
  expect(JSON.stringify(request?.body)).not.toContain('Anna');
});
