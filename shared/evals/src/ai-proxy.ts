import { createServer, type IncomingMessage } from 'node:http';

/** Forwards a service's AI calls, and records what was sent by request id. */
export interface AiProxy {
  url: string;
  /** The real address of the AI. */
  target: string;
  /** The user content of every AI call for a request; empty when there was none. */
  sentFor(requestId: string): string;
  stop(): Promise<void>;
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Content = string | { type: string; text?: string }[];
const contentText = (content: Content) =>
  typeof content === 'string' ? content : content.map(({ text }) => text ?? '[picture]').join('\n');

/** The user message's content; the instructions are the same for everybody. */
function extractUserContent(body: Buffer): string {
  const { messages = [] } = JSON.parse(body.toString()) as { messages?: { role: string; content: Content }[] };
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => contentText(content))
    .join('\n');
}

export async function startAiProxy(): Promise<AiProxy> {
  const sent = new Map<string, string>();
  const server = createServer(async (req, res) => {
    try {
      const body = await readBody(req);
      const id = String(req.headers['x-client-request-id'] ?? '');
      // A request for a second opinion or a review writes nothing.
      const isJudgement = body.includes('"second_opinion"') || body.includes('"line_review"');
      if (req.url?.endsWith('/chat/completions') && !isJudgement) {
        sent.set(id, [sent.get(id), extractUserContent(body)].filter(Boolean).join('\n'));
      }
      const answer = await fetch(proxy.target + req.url, {
        method: req.method,
        headers: { authorization: String(req.headers.authorization ?? ''), 'content-type': 'application/json' },
        ...(req.method === 'POST' && { body: new Uint8Array(body) }),
      });
      res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
      for await (const chunk of answer.body ?? []) res.write(chunk);
      res.end();
    } catch {
      res.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const proxy: AiProxy = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    target: '',
    sentFor: (requestId) => sent.get(requestId) ?? '',
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
