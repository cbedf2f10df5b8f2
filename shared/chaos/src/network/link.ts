import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What a connection between two parts does: `cut` ends all and refuses new ones, as during an election; `freeze` keeps
 * them and passes nothing; `slow` passes everything late; `fail` and `limit` answer calls with 500 and 429.
 */
export const linkFaultKinds = ['cut', 'freeze', 'slow', 'fail', 'limit'] as const;
export type LinkFaultKind = (typeof linkFaultKinds)[number];

const slowMs = 200;

const emptyAnswer = (status: string) => `HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
const answers: Partial<Record<LinkFaultKind, string>> = {
  fail: emptyAnswer('500 Internal Server Error'),
  limit: emptyAnswer('429 Too Many Requests'),
};

/** Names the service itself in the head of an HTTP request: the sandbox refuses other hosts. */
function nameTarget(bytes: Buffer, port: number): Buffer {
  const text = bytes.toString('latin1');
  if (!/^[A-Z]{3,7} \//.test(text)) return bytes;
  return Buffer.from(text.replace(/(\r\nhost: [\w.]+:)\d+/i, `$1${port}`), 'latin1');
}

/** A proxy for TCP between two parts of the product. */
export interface Link {
  port: number;
  /** Disturbs the connections until the promise resolves. */
  disturb(kind: LinkFaultKind, until: Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startLink(targetPort: number): Promise<Link> {
  let fault: LinkFaultKind | undefined;
  let isOver = Promise.resolve();
  const open = new Set<Socket>();

  /** Passes bytes on in their order, each when the fault of the moment lets it. */
  function pass(from: Socket, to: Socket, isCall: boolean): void {
    let last = Promise.resolve();
    let isAnswered = false;
    from.on('data', (bytes) => {
      if (isAnswered) return;
      from.pause();
      last = last.then(async () => {
        const answer = isCall && fault ? answers[fault] : undefined;
        if (answer) {
          isAnswered = true;
          from.end(answer);
          from.resume();
          return;
        }
        if (fault === 'freeze') await isOver;
        if (fault === 'slow') await pause(slowMs);
        if (to.destroyed || to.write(isCall ? nameTarget(bytes, targetPort) : bytes)) from.resume();
        else to.once('drain', () => from.resume());
      });
    });
    from.on('end', () => void last.then(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      void last.then(() => to.destroySoon());
    });
  }

  const server = createServer({ allowHalfOpen: true }, (caller) => {
    if (fault === 'cut') return void caller.destroy();
    const called = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    open.add(caller).add(called);
    pass(caller, called, true);
    pass(called, caller, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async disturb(kind, until) {
      fault = kind;
      if (kind === 'cut') closeAll();
      isOver = until;
      await until;
      fault = undefined;
    },
    stop() {
      fault = undefined;
      closeAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
