import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, memberWithChatpad } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad', { OPENAI_REVIEW_MODEL: 'demo' });
});
afterAll(() => environment.stop());

const readMaterial = (content: unknown) => JSON.parse(String(content).replace(/<\/?data>/g, '')).material;

test('A line in which the review finds a fault is not shown, and the credit still buys three', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const clean = await client.suggest(id, { tone: 'bold' });
  await environment.sandbox.queueAiBehaviour('reviews-first');
  const { texts } = await client.suggest(await client.match(), { tone: 'bold' });

  expect(clean.texts).toHaveLength(5);
  expect(texts).toEqual(clean.texts.slice(1));
  expect(await member.countCredits()).toBe(3);
  const metrics = await (await fetch(`${environment.tool.url}/metrics`)).text();
  expect(metrics).toMatch(/datewright_line_faults_total\{fault="made-up",service="chatpad"\} 1/);
});

test('When every line has a fault, the AI is asked once more and told why, and nothing is charged', async () => {
  const { member, client } = await memberWithChatpad(environment);
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('reviews-all', 20);
  const { texts, error } = await client.suggest(await client.match());
  await environment.sandbox.queueAiBehaviour('normal', 0);
  const [second, first] = await environment.sandbox.listAiRequests();

  expect([texts, error]).toEqual([[], 'ai_failed']);
  expect(await member.countCredits()).toBe(5);
  const why = 'stated a fact about the member, the match or a place that the data does not hold';
  expect(String(first?.body.messages[0]?.content)).not.toContain(why);
  expect(String(second?.body.messages[0]?.content)).toContain(why);
});

test('A review reads masked texts, and only the end of the conversation', async () => {
  const { client } = await memberWithChatpad(environment);
  await environment.sandbox.clearAiRequests();
  const messages = Array.from({ length: 30 }, (_, at) => ({
    sender: at % 2 === 0 ? 'match' : 'user',
    content: at === 29 ? 'call me on +36 30 555 0143, it is Anna' : `message number ${at}`,
  }));
  await client.suggest(await client.match({ ...anna, messages }), { mode: 'reply' });
  const [review] = await environment.sandbox.listReviews();
  const { conversation, match } = readMaterial(review?.body.messages[1]?.content);

  expect(match.name).toMatch(/^\[NAME_\d+\]$/);
  expect(conversation).toHaveLength(16);
  expect(JSON.stringify(conversation)).not.toMatch(/555|Anna/);
});

test('When one review does not answer, its lines wait until the others are shown, and are reviewed once more', async () => {
  const { client } = await memberWithChatpad(environment);
  const { texts: inOrder } = await client.suggest(await client.match());
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('reviews-nothing');
  const { texts } = await client.suggest(await client.match());

  expect(texts).toEqual([...inOrder.slice(1), inOrder[0]]);
  const outcomes = (await environment.sandbox.listReviews()).map(({ outcome }) => outcome).sort();
  expect(outcomes).toEqual(['answered', 'answered', 'left']);
});

test('When no review answers, the rules alone decide about the three lines that a credit buys', async () => {
  const { member, client } = await memberWithChatpad(environment);
  await environment.sandbox.queueAiBehaviour('reviews-nothing', 20);
  const { texts, error } = await client.suggest(await client.match());
  await environment.sandbox.queueAiBehaviour('normal', 0);

  expect([texts.length, error]).toEqual([3, undefined]);
  expect(await member.countCredits()).toBe(4);
});
