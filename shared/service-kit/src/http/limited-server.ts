import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createBodySpeedLimit } from './body-speed-limit.ts';
import { closingNotice } from './closing-notice.ts';

const secondMs = 1000;
/** How long an idle connection may still bring a request that is under way while the server stops. */
const inFlightGraceMs = 500;
/** How long a client may take to close its side of a connection after the notice. */
const lingerMs = secondMs;
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
  const open = new Set<Socket>();
  /** The response that each busy connection waits for. */
  const running = new Map<Socket, ServerResponse>();
  const dismissed = new WeakSet<Socket>();
  const bodySpeed = createBodySpeedLimit();
  const server = createServer(limits, (req, res) => {
    const { socket } = req;
    // The notice is its answer.
    if (dismissed.has(socket)) return;
    running.set(socket, res);
    bodySpeed.watch(req, res);
    // The next request on this connection must go to another process.
    if (finishing) res.shouldKeepAlive = false;
    res.on('close', () => {
      running.delete(socket);
      if (finishing) dismissIdle([socket]);
    });
    listener(req, res);
  });
  server.maxHeadersCount = 100;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });

  /** Closes those of the connections on which no request arrives in time. */
  function dismissIdle(sockets: Iterable<Socket>): void {
    const close = () => {
      for (const socket of sockets) if (!running.has(socket)) dismiss(socket);
    };
    // Where the event loop lags behind, what has arrived meanwhile is read before `setImmediate`.
    setTimeout(() => setImmediate(close), inFlightGraceMs).unref();
  }

  /** Closes an idle connection, on which a request may be under way. */
  function dismiss(socket: Socket): void {
    if (!socket.writable || dismissed.has(socket)) return;
    dismissed.add(socket);
    socket.end(closingNotice);
    // Closed at once, a connection on which data arrives is reset, and its client may lose the notice.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  }

  async function finish(): Promise<void> {
    finishing = true;
    for (const res of running.values()) if (!res.headersSent) res.shouldKeepAlive = false;
    // Node's `close` would close idle connections without a notice.
    server.closeIdleConnections = () => {};
    const closed = new Promise((resolve) => server.close(resolve));
    // A client that connected just now has a request under way, which no other process would get.
    dismissIdle(open);
    const cut = setTimeout(() => server.closeAllConnections(), stopMs);
    await closed;
    clearTimeout(cut);
    bodySpeed.stop();
  }
  return { server, finish };
}
