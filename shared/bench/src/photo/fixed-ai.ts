import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** An AI that takes the same time for every photo, and nearly none of this machine's. */
export interface FixedAi {
  /** As `OPENAI_BASE_URL`. */
  url: string;
  stop: () => Promise<void>;
}

const opinion = {
  subject: 'member',
  sees: true,
  type: 'profile',
  score: 7,
  differs: '',
  pros: ['There is enough light.'],
  cons: [],
  suggestion: 'Step nearer to the window.',
};

export async function startFixedAi(milliseconds: number): Promise<FixedAi> {
  const server = createServer(async (req, res) => {
    req.resume();
    if (!req.url?.endsWith('/chat/completions')) return void res.writeHead(404).end();
    await wait(milliseconds);
    const chunk = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: 'fixed', object: 'chat.completion.chunk', created: 0, model: 'fixed', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.end(`${chunk({ content: JSON.stringify(opinion) }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
