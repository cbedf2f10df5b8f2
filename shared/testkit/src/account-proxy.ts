import { createServer, type IncomingMessage } from 'node:http';

/** A proxy between a tool and the account service that can lose responses. */
export interface AccountProxy {
  url: string;
  /**
   * What happens to commits: `pass`, `refuse` them before they arrive, `lose` the response of a successful one, or
   * `stall` it.
   */
  commits: 'pass' | 'refuse' | 'lose' | 'stall';
  /** `lose` drops the response of a successful reserve. */
  reserves: 'pass' | 'lose';
  /** True refuses every call. */
  isDown: boolean;
  /** The number of commits that reached the account service. */
  commitCount: number;
  stop(): Promise<void>;
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function startAccountProxy(accountUrl: string): Promise<AccountProxy> {
  const server = createServer(async (req, res) => {
    const body = await readBody(req);
    const isCommit = req.url === '/internal/credits/commit';
    if (gate.isDown || (isCommit && gate.commits === 'refuse')) return void res.destroy();
    const { authorization = '' } = req.headers;
    const answer = await fetch(`${accountUrl}${req.url}`, {
      method: req.method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(req.method === 'POST' && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    if (req.url === '/internal/credits/reserve' && gate.reserves === 'lose') return void res.destroy();
    if (isCommit) gate.commitCount++;
    if (isCommit && gate.commits === 'stall') return;
    if (isCommit && gate.commits === 'lose') return void res.destroy();
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const gate: AccountProxy = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    commits: 'pass',
    reserves: 'pass',
    isDown: false,
    commitCount: 0,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return gate;
}
