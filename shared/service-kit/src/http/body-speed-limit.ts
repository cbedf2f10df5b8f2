import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors/app-error.ts';

const secondMs = 1000;
/** A third of what a phone on 2G sends. */
const minBytesPerSecond = 1024;
/** Seconds before a body is measured first, and over which it is measured. */
const [measuredAfter, measuredOver] = [5, 10];

/** A request whose body is arriving, with the bytes received by each second. */
interface IncomingBody {
  res: ServerResponse;
  totals: number[];
}

/**
 * Ends requests with `too_slow` when their body arrives slower than 1 kB/s, measured over the last ten seconds and
 * after the first five. Time in which we did not read does not count.
 */
export function createBodySpeedLimit(): {
  watch: (req: IncomingMessage, res: ServerResponse) => void;
  stop: () => void;
} {
  const incoming = new Map<IncomingMessage, IncomingBody>();

  function measure(req: IncomingMessage, { res, totals }: IncomingBody): void {
    if (req.complete || req.destroyed) {
      incoming.delete(req);
      return;
    }
    const total = req.socket.bytesRead;
    // We told the sender to wait.
    if (req.readableLength >= req.readableHighWaterMark) totals.length = 0;
    totals.push(total);
    const seconds = totals.length - 1;
    if (seconds >= measuredAfter && total - (totals[0] ?? 0) < seconds * minBytesPerSecond) {
      incoming.delete(req);
      rejectSlowRequest(req, res);
    }
    if (seconds === measuredOver) totals.shift();
  }
  const timer = setInterval(() => {
    for (const [req, body] of incoming) measure(req, body);
  }, secondMs).unref();

  return {
    watch(req, res) {
      const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers;
      if (length !== '0' || encoding) incoming.set(req, { res, totals: [req.socket.bytesRead] });
    },
    stop: () => clearInterval(timer),
  };
}

/** Answers `too_slow` and closes the connection, because the rest of the body would be parsed as the next request. */
function rejectSlowRequest(req: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) {
    req.destroy();
    return;
  }
  // Node counts the request as answered, so a reader of its body would wait for ever.
  req.socket.once('close', () => req.destroy());
  const { status, message, code } = new AppError('too_slow');
  const requestId = String(res.getHeader('x-request-id') ?? 'none');
  res
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    .end(JSON.stringify({ error: { code, message, requestId } }));
}
