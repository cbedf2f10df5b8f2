import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** An AI that always gives the same answer at the same speed, and uses almost no processor time. */
export interface FixedAi {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  /** When each piece of the last answer was written, in milliseconds since 1970. */
  writtenAt: number[];
  stop: () => Promise<void>;
}

const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ id: 'fixed', object: 'chat.completion.chunk', created: 0, model: 'fixed', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const one of req) chunks.push(one);
  return Buffer.concat(chunks).toString();
}

/** `pieces` make one answer; each takes `milliseconds`. A request for a second opinion is answered as `opinion` says. */
export async function startFixedAi(
  pieces: readonly string[],
  milliseconds: number,
  opinion?: { content: string; milliseconds: number },
): Promise<FixedAi> {
  const writtenAt: number[] = [];
  const server = createServer(async (req, res) => {
    const body = await readBody(req);
    if (!req.url?.endsWith('/chat/completions')) return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    if (opinion && body.includes('"second_opinion"')) {
      await wait(opinion.milliseconds);
      return void res.end(`${chunk({ content: opinion.content }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
    }
    writtenAt.length = 0;
    for (const content of pieces) {
      await wait(milliseconds);
      res.write(chunk({ content }, null));
      writtenAt.push(Date.now());
    }
    res.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    writtenAt,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
