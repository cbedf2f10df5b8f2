import type { Server } from 'node:http';
import { clientAddress, limitedAddress } from '@datewright/service-kit/client-address';
import { concurrencyLimit } from '@datewright/service-kit/concurrency-limit';
import { AppError } from '@datewright/service-kit/errors';
import type { RequestHandler } from 'express';

/** Hangs up on an address that has `most` connections open. For an edge that browsers reach without a proxy between. */
export function limitConnections(server: Server, most: number): void {
  const take = concurrencyLimit(most);
  server.on('connection', (socket) => {
    const release = take(limitedAddress(socket.remoteAddress));
    if (release) socket.on('close', release);
    else socket.destroy();
  });
}

/** Refuses a call of an address that has `most` running, however slowly they are sent or read. */
export function limitCalls(most: number): RequestHandler {
  const take = concurrencyLimit(most);
  return (req, res, next) => {
    const release = take(clientAddress(req));
    if (!release) throw new AppError('too_many_attempts', { retryAfter: 1 });
    res.on('close', release);
    next();
  };
}
