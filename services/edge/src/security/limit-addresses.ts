import type { Server } from 'node:http';
import { clientAddress } from '@datewright/service-kit/client-address';
import { AppError } from '@datewright/service-kit/errors';
import type { RequestHandler } from 'express';
import { fewAtOnce } from './few-at-once.ts';

/** Hangs up on an address that has `most` connections open. For an edge that browsers reach without a proxy between. */
export function limitConnections(server: Server, most: number): void {
  const take = fewAtOnce(most);
  server.on('connection', (socket) => {
    const giveBack = take(socket.remoteAddress);
    if (giveBack) socket.on('close', giveBack);
    else socket.destroy();
  });
}

/** Refuses a call of an address that has `most` running, however slowly they are sent or read. */
export function limitCalls(most: number): RequestHandler {
  const take = fewAtOnce(most);
  return (req, res, next) => {
    const giveBack = take(clientAddress(req));
    if (!giveBack) throw new AppError('too_many_attempts', { retryAfter: 1 });
    res.on('close', giveBack);
    next();
  };
}
