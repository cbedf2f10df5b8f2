import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from '@datewright/contracts/zod';
import { createAiClient } from '../src/ai/ai-client.ts';
import { aiConfig } from '../src/ai/ai-config.ts';
import type { AiUsage } from '../src/ai/ai-usage.ts';

let server: Server;
let answers: { status: number; lines: object[] }[];
let requests: Record<string, unknown>[];
let usages: AiUsage[];

beforeEach(async () => {
  [answers, requests, usages] = [[], [], []];
  server = createServer(async (req, res) => {
    requests.push(JSON.parse(Buffer.concat(await req.toArray()).toString()));
    const { status, lines } = answers.shift() ?? { status: 200, lines: [] };
    res.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' });
    if (status !== 200) return void res.end(JSON.stringify({ error: { message: 'No', type: 'x', code: 'y' } }));
    for (const line of lines) res.write(`data: ${JSON.stringify(line)}\n\n`);
    res.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => server.close());

const delta = (content: string, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const prompt = {
  messages: [{ role: 'user' as const, content: 'Hi '.repeat(40) }],
  answer: { name: 'letter', schema: {} },
  timeoutSeconds: 10,
};
function createClient(settings: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const OPENAI_BASE_URL = `http://127.0.0.1:${port}/v1`;
  const config = z.parse(aiConfig, { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'model', OPENAI_BASE_URL, ...settings });
  return createAiClient(config, (usage) => usages.push(usage));
}

test.each([400, 401, 403, 404, 413, 422])(
  'A request that the provider rejects with %i is sent once',
  async (status) => {
    answers = [{ status, lines: [] }];
    await expect(createClient().complete(prompt)).rejects.toMatchObject({
      code: 'ai_failed',
      extras: { isFinal: true },
    });
    expect(requests).toHaveLength(1);
  },
);

test.each([429, 500, 503])('A request that meets a %i is sent once more', async (status) => {
  answers = [
    { status, lines: [] },
    { status: 200, lines: [delta('Dear'), delta(' you', 'stop')] },
  ];
  expect(await createClient().complete(prompt)).toBe('Dear you');
  expect(requests).toHaveLength(2);
});

test('The tokens that the provider counts are reported', async () => {
  const counted = { choices: [], usage: { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 } };
  answers = [{ status: 200, lines: [delta('Dear you', 'stop'), counted] }];
  await createClient().complete(prompt);
  expect(requests[0]).toMatchObject({ stream_options: { include_usage: true } });
  expect(usages).toEqual([{ answer: 'letter', input: 321, output: 45 }]);
});

test('The tokens of an answer that is left early are estimated', async () => {
  answers = [{ status: 200, lines: [delta('x'.repeat(80)), delta('rest', 'stop')] }];
  for await (const _piece of createClient().stream(prompt)) break;
  expect(usages).toEqual([{ answer: 'letter', input: 30, output: 20 }]);
});

test('An answer has a limit, which leaves a model that reasons room to think', async () => {
  answers = [1, 2].map(() => ({ status: 200, lines: [delta('Dear you', 'stop')] }));
  await createClient().complete(prompt);
  await createClient({ OPENAI_REASONING_EFFORT: 'low' }).complete(prompt);
  const [plain, reasoning] = requests.map(({ max_completion_tokens: limit }) => Number(limit));
  expect(plain).toBe(8000);
  expect(reasoning).toBeGreaterThan(8000);
});
