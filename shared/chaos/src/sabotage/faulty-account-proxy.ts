import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ToolName, toolByCredit } from '@datewright/contracts/tool-lookup';

/** A proxy between the tools and the account service that can misbehave on purpose. */
export interface FaultyAccountProxy {
  url: string;
  /** Where calls are forwarded: known once the system runs. */
  target: string;
  /** Every commit takes two credits: the second for an operation that nobody requested. */
  doublesCharges: boolean;
  /** A release is answered but not carried out; a reservation lasts an hour. */
  ignoresReleases: boolean;
  /** How many commits were doubled and releases ignored. */
  misdeeds: number;
  /** Runs `work` between a service's next charge and its confirmation. Throws when there is none within 30 seconds. */
  onNextCharge(service: string, work: () => void): Promise<void>;
  stop(): Promise<void>;
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The work that waits for a service's next charge. */
function createChargeWaits(findTool: (operationId: string) => ToolName | undefined) {
  const waiting: { service: string; work: () => void }[] = [];

  /** Runs the work that waits for a charge by this service. */
  function handle(operationId: string): void {
    const tool = findTool(operationId);
    const at = waiting.findIndex(({ service }) => tool && toolByCredit(tool).service === service);
    if (at >= 0) waiting.splice(at, 1)[0]?.work();
  }

  const onNext = (service: string, work: () => void) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${service} charged nothing in 30 seconds.`)), 30_000);
      const done = () => {
        clearTimeout(late);
        work();
        resolve();
      };
      waiting.push({ service, work: done });
    });

  return { handle, onNext };
}

export async function startFaultyAccountProxy(): Promise<FaultyAccountProxy> {
  const reserved = new Map<string, { tool: ToolName } & Record<string, unknown>>();
  const charges = createChargeWaits((operationId) => reserved.get(operationId)?.tool);
  const server = createServer((req, res) => void pass(req, res).catch(() => res.destroy()));

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url = '', method = 'GET' } = req;
    const { authorization = '' } = req.headers;
    const text = await readBody(req);
    const forward = (path: string, body: string) =>
      fetch(gate.target + path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body }),
        signal: AbortSignal.timeout(15_000),
      });
    const asked = url.startsWith('/internal/credits/') ? JSON.parse(text) : {};
    let body = text;
    if (url.endsWith('/reserve')) {
      reserved.set(asked.operationId, asked);
      if (gate.ignoresReleases) body = JSON.stringify({ ...asked, holdSeconds: 3600 });
    }
    if (url.endsWith('/release') && gate.ignoresReleases) {
      gate.misdeeds++;
      res.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"released","available":1}');
      return;
    }
    const answer = await forward(url, body);
    if (url.endsWith('/commit') && gate.doublesCharges && answer.ok && reserved.has(asked.operationId)) {
      const operationId = `${asked.operationId}-again`.slice(-36);
      await forward('/internal/credits/reserve', JSON.stringify({ ...reserved.get(asked.operationId), operationId }));
      await forward('/internal/credits/commit', JSON.stringify({ ...asked, operationId }));
      gate.misdeeds++;
    }
    if (url.endsWith('/commit') && answer.ok) charges.handle(asked.operationId);
    const type = answer.headers.get('content-type') ?? 'application/json';
    res.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const gate: FaultyAccountProxy = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    target: '',
    doublesCharges: false,
    ignoresReleases: false,
    misdeeds: 0,
    onNextCharge: charges.onNext,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return gate;
}
