import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createBodySpeedLimit } from './body-speed-limit.ts';

const secondMs = 1000;
/** Milliseconds in which a request follows its connection. */
const inFlightGraceMs = 150;
/** How long an answer may still be written by a service that stops. */
const forceCloseAfterMs = 10 * secondMs;

const limits = {
  headersTimeout: 10 * secondMs,
  /**
   * A whole request: long enough for a picture on a slow phone. Bodies that are read whole have less, see `inTime`; none
   * may be slower than `bodySpeedLimit` allows.
   */
  requestTimeout: 120 * secondMs,
  connectionsCheckingInterval: secondMs,
  // Longer than any proxy keeps an idle connection: whoever hangs up first must not be the one that is about to be asked.
  keepAliveTimeout: 75 * secondMs,
};

/**
 * A server that waits for nobody for ever. `finish` takes no new connection, closes each one that is idle as soon as it
 * is, and answers when the last answer was written, or was cut after ten seconds.
 */
export function createLimitedServer(listener: RequestListener): { server: Server; finish: () => Promise<void> } {
  let finishing = false;
  // Node's own closing of idle connections passes over those that never sent a request, or not all of one.
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  const bodySpeed = createBodySpeedLimit();
  const server = createServer(limits, (req, res) => {
    const { socket } = req;
    busy.add(socket);
    bodySpeed.watch(req, res);
    // Who asks next must not ask here.
    if (finishing) res.shouldKeepAlive = false;
    res.on('close', () => {
      busy.delete(socket);
      if (finishing) socket.destroySoon();
    });
    listener(req, res);
  });
  server.maxHeadersCount = 100;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });

  async function finish(): Promise<void> {
    finishing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // Who connected a moment ago has a request on its way: it is answered here, nobody else has it.
    setTimeout(() => {
      for (const socket of open) if (!busy.has(socket)) socket.destroySoon();
    }, inFlightGraceMs).unref();
    const cut = setTimeout(() => server.closeAllConnections(), forceCloseAfterMs);
    await closed;
    clearTimeout(cut);
    bodySpeed.stop();
  }
  return { server, finish };
}
