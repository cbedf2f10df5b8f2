import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createLimitedServer } from './limited-server.ts';
import { handOverSocket, notifyListening, receiveInheritedSocket } from './socket-handover.ts';
import { beginStopping } from './stopping.ts';

export interface RunningServer {
  port: number;
  server: Server;
  stop: () => Promise<void>;
}

interface ServerOptions {
  config: { HOST: string; PORT: number; STOP_SECONDS?: number | undefined };
  log: Logger;
  /** Runs after the last response. */
  close?: () => Promise<void>;
  /** Work that ends beside the last responses. */
  finishOther?: () => Promise<void>;
}

/**
 * Listens. On SIGTERM or SIGINT it finishes the running requests (within `STOP_SECONDS`) and `finishOther`, then calls
 * `close`. Under a supervisor the next process listens first: see `handOverSocket`.
 */
export async function startServer(
  app: Express,
  { config, log, close, finishOther }: ServerOptions,
): Promise<RunningServer> {
  const { server, finish } = createLimitedServer(app, config.STOP_SECONDS && config.STOP_SECONDS * 1000);
  const inherited = await receiveInheritedSocket();
  if (inherited) server.listen(inherited);
  else server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  await notifyListening();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const stop = async () => {
    await Promise.all([finish(), finishOther?.()]);
    await close?.();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      handOverSocket(server)
        .then(() => {
          beginStopping();
          return stop();
        })
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
  log.info({ port }, 'listening');
  return { port, server, stop };
}
