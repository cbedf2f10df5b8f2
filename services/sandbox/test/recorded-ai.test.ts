import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const folder = join(__dirname, '../recordings');
const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
const geologist = read('chatpad/en-opener-geologist');
const afterMaybe = read('chatpad/en-askout-after-maybe');

type Content = string | { type: string; text?: string; image_url?: { url: string } }[];
const schema = { type: 'object', properties: { suggestions: { type: 'array', items: { type: 'object' } } } };
const request = (content: Content, name = 'suggestions', more: object = {}) => ({
  model: 'demo',
  messages: [{ role: 'user', content }],
  response_format: { type: 'json_schema', json_schema: { name, schema } },
  ...more,
});
const ask = async (body: object): Promise<Response> =>
  sandbox.post('/openai/v1/chat/completions', body, { authorization: 'Bearer any-key' });
const askWhole = async (content: Content, name?: string): Promise<string> =>
  (await (await ask(request(content, name))).json()).choices[0].message.content;
const setRecorded = (settings: object) => sandbox.post('/ai/recorded', settings);
const requestOf = ({ find }: { find: string }) => `<data>{"match":{"bio":"… ${find} …"}}</data>`;

async function askStreamed(content: Content): Promise<{ text: string; chunks: number; ms: number }> {
  const start = performance.now();
  const lines = (await (await ask(request(content, 'suggestions', { stream: true }))).text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'));
  const pieces = lines.map((line) => JSON.parse(line.slice('data: '.length)).choices[0]?.delta.content ?? '');
  return { text: pieces.join(''), chunks: pieces.length, ms: performance.now() - start };
}

test.each(['best', 'mediocre', 'bad'] as const)(
  'A known case gets its %s answer, whole or streamed',
  async (quality) => {
    const written = geologist.answers[quality];
    const expected = Array.isArray(written) ? written.join('\n') : JSON.stringify(written);
    await setRecorded({ quality });
    expect(await askWhole(requestOf(geologist))).toBe(expected);
    await setRecorded({ quality });
    const streamed = await askStreamed(requestOf(geologist));
    expect(streamed.text).toBe(expected);
    expect(streamed.chunks).toBeGreaterThan(10);
  },
);

test('Answers are no clean JSON where the recording has none', async () => {
  await setRecorded({ quality: 'mediocre' });
  const text = await askWhole(requestOf(geologist));
  expect(text).toMatch(/^```json\n[\s\S]+\n```$/);
});

test('The pace is that of a model that writes this many tokens a second', async () => {
  const seconds = JSON.stringify(geologist.answers.best).length / 4 / 300;
  await setRecorded({ quality: 'best', tokensPerSecond: 300 });
  const streamed = await askStreamed(requestOf(geologist));
  expect(streamed.ms / 1000).toBeGreaterThan(seconds * 0.9);
  const start = performance.now();
  await askWhole(requestOf(geologist));
  expect((performance.now() - start) / 1000).toBeGreaterThan(seconds * 0.9);
});

test('A second request gets the second answer, or what is left of the best one', async () => {
  await setRecorded({ quality: 'mediocre' });
  await askWhole(requestOf(afterMaybe));
  expect(JSON.parse(await askWhole(requestOf(afterMaybe)))).toEqual(afterMaybe.second);

  await askWhole(requestOf(geologist));
  expect(JSON.parse(await askWhole(requestOf(geologist)))).toEqual(geologist.answers.best);
  const counts = await (await fetch(`${sandbox.url}/ai/recorded`)).json();
  expect(counts).toMatchObject({
    quality: 'mediocre',
    requests: { 'chatpad/en-opener-geologist': 2, 'chatpad/en-askout-after-maybe': 2 },
  });

  await setRecorded({ quality: 'best' });
  expect(JSON.parse(await askWhole(requestOf(afterMaybe)))).toEqual(afterMaybe.answers.best);
});

test('A request that corrects an earlier answer is known by its first message', async () => {
  await setRecorded({ quality: 'bad' });
  const body = request(requestOf(geologist));
  const corrective = [
    ...body.messages,
    { role: 'assistant', content: '{}' },
    { role: 'user', content: 'Only two of these can be shown. Write three more.' },
  ];
  const { choices } = await (await ask({ ...body, messages: corrective })).json();
  expect(JSON.parse(choices[0].message.content)).toEqual(geologist.answers.bad);
});

test('A picture is known after it was resized and encoded again', async () => {
  const { find, answers } = read('screenshots/profile-hu');
  expect(find.print).toHaveLength(96);
  await setRecorded({ quality: 'best' });
  const jpeg = await sharp(join(folder, 'screenshots/profile-hu.jpg')).resize(500).jpeg({ quality: 60 }).toBuffer();
  const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const asked: Content = [{ type: 'image_url', image_url: { url } }];
  expect(JSON.parse(await askWhole(asked, 'screenshot'))).toEqual(answers.best);
});

test('A request of no recorded case, of another schema, or while it misbehaves gets the demo AI', async () => {
  await setRecorded({ quality: 'bad' });
  const unknown = '{"mode":"opener","match":{"name":"Anna","interests":["hiking"]}}';
  expect(JSON.parse(await askWhole(unknown)).suggestions).toHaveLength(5);
  expect(await askWhole(requestOf(geologist), 'bio')).not.toContain(geologist.answers.bad.suggestions[0].text);
  await sandbox.post('/ai/behaviour', { behaviour: 'fail' });
  expect((await ask(request(requestOf(geologist)))).status).toBe(500);
  await setRecorded({ quality: 'demo' });
  expect(await askWhole(requestOf(geologist))).not.toContain(geologist.answers.bad.suggestions[0].text);
});

test('Settings that do not exist are refused', async () => {
  expect((await setRecorded({ quality: 'superb' })).status).toBe(400);
  expect((await setRecorded({ quality: 'best', tokensPerSecond: -1 })).status).toBe(400);
});

test('Environment variables set the quality from the start', async () => {
  const own = await startSandbox({ RECORDED_ANSWERS: 'best', RECORDED_TOKENS_PER_SECOND: '75' });
  try {
    const settings = await (await fetch(`${own.url}/ai/recorded`)).json();
    expect(settings).toEqual({ quality: 'best', tokensPerSecond: 75, requests: {} });
  } finally {
    await own.stop();
  }
});
