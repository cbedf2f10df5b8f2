import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  // At the pace of `npm start`, not that of tests, so that an answer comes in many chunks.
  sandbox = await startSandbox({ DEMO_TOKENS_PER_SECOND: '500' });
});
afterAll(() => sandbox.stop());

const key = { authorization: 'Bearer any-key' };
const schema = {
  type: 'object',
  properties: {
    suggestions: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
  },
};
const request = (more: object = {}) => ({
  model: 'demo',
  messages: [{ role: 'user', content: '{"mode":"opener","match":{"name":"Anna","interests":["hiking"]}}' }],
  response_format: { type: 'json_schema', json_schema: { name: 'suggestions', schema } },
  ...more,
});
const ask = (more: object = {}, headers: Record<string, string> = key) =>
  sandbox.post('/openai/v1/chat/completions', request(more), headers);

async function chunksOf(response: Response) {
  const lines = (await response.text()).split('\n\n').filter(Boolean);
  expect(lines.at(-1)).toBe('data: [DONE]');
  return lines.slice(0, -1).map((line) => JSON.parse(line.slice('data: '.length)));
}
const textOf = (chunks: { choices: { delta: { content?: string } }[] }[]) =>
  chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');

test('A whole answer and a streamed one have the same text, in OpenAI’s shape', async () => {
  const whole = await (await ask()).json();
  expect(whole).toMatchObject({
    object: 'chat.completion',
    model: 'demo',
    usage: { total_tokens: expect.any(Number) },
  });
  expect(whole.choices[0]).toMatchObject({ finish_reason: 'stop', message: { role: 'assistant', refusal: null } });

  const streamed = await ask({ stream: true, stream_options: { include_usage: true } });
  expect(streamed.headers.get('content-type')).toContain('text/event-stream');
  const chunks = await chunksOf(streamed);
  expect(textOf(chunks)).toBe(whole.choices[0].message.content);
  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.usage });
  expect(JSON.parse(textOf(chunks)).suggestions).toHaveLength(5);
});

test('Models are listed', async () => {
  const { data } = await (await fetch(`${sandbox.url}/openai/v1/models`, { headers: key })).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['demo']);
});

test.each([
  ['no key', {}, {}, 401, 'invalid_api_key'],
  ['an unknown model', { model: 'gpt-9' }, key, 404, 'model_not_found'],
  ['no messages', { messages: [] }, key, 400, 'invalid_value'],
])('With %s the error has OpenAI’s shape', async (_what, more, headers, status, code) => {
  const response = await ask(more, headers as Record<string, string>);
  expect(response.status).toBe(status);
  expect((await response.json()).error).toMatchObject({
    code,
    message: expect.any(String),
    type: 'invalid_request_error',
  });
});

test('The demo AI misbehaves on request: by header, by model or by the queue', async () => {
  expect((await ask({}, { ...key, 'x-demo-behaviour': 'fail' })).status).toBe(500);
  expect((await ask({ model: 'demo:fail' })).status).toBe(500);
  await sandbox.post('/ai/behaviour', { behaviour: 'fail', times: 2 });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 500, 200]);
  await sandbox.post('/ai/behaviour', { behaviour: 'fail', times: 5 });
  await sandbox.post('/ai/behaviour', { behaviour: 'fail', times: 0 });
  expect((await ask()).status).toBe(200);
});

test('A refusal, a truncated answer and garbage look like the real ones', async () => {
  const behaving = async (behaviour: string) =>
    chunksOf(await ask({ stream: true }, { ...key, 'x-demo-behaviour': behaviour }));
  const refusal = await behaving('refuse');
  expect(refusal.some(({ choices }) => choices[0]?.delta.refusal)).toBe(true);
  expect(textOf(refusal)).toBe('');
  const cut = await behaving('truncate');
  expect(cut.at(-1)).toMatchObject({ choices: [{ finish_reason: 'length' }] });
  expect(() => JSON.parse(textOf(cut))).toThrow();
  const garbage = await behaving('garbage');
  expect(() => JSON.parse(textOf(garbage))).toThrow();
});

test('The AI requests can be inspected', async () => {
  await fetch(`${sandbox.url}/ai/requests`, { method: 'DELETE' });
  await ask();
  const { requests } = await (await fetch(`${sandbox.url}/ai/requests`)).json();
  expect(requests).toMatchObject([{ behaviour: 'normal', outcome: 'answered', body: request() }]);
});
