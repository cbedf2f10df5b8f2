import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createBodySpeedLimit } from './body-speed-limit.ts';

const secondMs = 1000;
/** How long a new connection may wait for its first request while the server stops. */
const inFlightGraceMs = 150;
/** How long a stopping service may still write responses, unless its settings say otherwise. */
const defaultStopMs = 10 * secondMs;

const limits = {
  headersTimeout: 10 * secondMs,
  /**
   * For a whole request: long enough for a picture from a slow phone. Buffered bodies have less (`withBodyTimeout`),
   * and none may be slower than `createBodySpeedLimit` allows.
   */
  requestTimeout: 120 * secondMs,
  connectionsCheckingInterval: secondMs,
  // Longer than any proxy keeps an idle connection, so a proxy never sends a request into a connection that we are
  // closing.
  keepAliveTimeout: 75 * secondMs,
};

/**
 * A server with a timeout for everything. `finish` accepts no new connection, closes each one when it is idle, and
 * resolves after the last response, which is cut after `stopMs`.
 */
export function createLimitedServer(
  listener: RequestListener,
  stopMs = defaultStopMs,
): { server: Server; finish: () => Promise<void> } {
  let finishing = false;
  // Node's `closeIdleConnections` skips those that have sent no request, or only part of one.
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  const bodySpeed = createBodySpeedLimit();
  const server = createServer(limits, (req, res) => {
    const { socket } = req;
    busy.add(socket);
    bodySpeed.watch(req, res);
    // The next request on this connection must go to another process.
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
    // A client that connected just now has a request under way, which no other process would get.
    setTimeout(() => {
      for (const socket of open) if (!busy.has(socket)) socket.destroySoon();
    }, inFlightGraceMs).unref();
    const cut = setTimeout(() => server.closeAllConnections(), stopMs);
    await closed;
    clearTimeout(cut);
    bodySpeed.stop();
  }
  return { server, finish };
}
