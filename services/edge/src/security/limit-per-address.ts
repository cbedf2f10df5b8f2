import type { Server } from 'node:http';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { getClientAddress, normalizeAddress } from '@datewright/service-kit/http/client-address';
import { createConcurrencyLimit } from '@datewright/service-kit/limits/concurrency-limit';
import type { RequestHandler } from 'express';

/** Closes new connections of an address that already has `most` open. Only for an edge without a proxy in front. */
export function limitConnections(server: Server, most: number): void {
  const take = createConcurrencyLimit(most);
  server.on('connection', (socket) => {
    const release = take(normalizeAddress(socket.remoteAddress));
    if (release) socket.on('close', release);
    else socket.destroy();
  });
}

/** Refuses a call from an address that has `most` calls running, however slowly they are sent or read. */
export function limitCalls(most: number): RequestHandler {
  const take = createConcurrencyLimit(most);
  return (req, res, next) => {
    const release = take(getClientAddress(req));
    if (!release) throw new AppError('too_many_attempts', { retryAfter: 1 });
    res.on('close', release);
    next();
  };
}
