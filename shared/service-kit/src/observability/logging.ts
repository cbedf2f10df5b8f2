import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import { getClientAddress } from '../http/client-address.ts';
import { currentRequest, withRequest } from './request-scope.ts';

/** JSON lines on standard output. Never log a body, token, address or message text. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // The message of a driver or vendor may quote personal data, so only the stack is logged.
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              at: error.stack
                ?.split('\n')
                .filter((line) => /^\s+at /.test(line))
                .slice(0, 4),
            }
          : { type: typeof error },
    },
  });
}

/** Identifies a member in the log without naming them. */
export function hashForLog(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}

/** Opens the request's scope and logs one line when the response ends. */
export function logRequests(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const address = getClientAddress(req);
    const ids = { requestId: req.get('x-request-id'), compositionId: req.get('x-composition-id') };
    withRequest(log, { ...ids, address }, () => {
      const scope = currentRequest();
      res.set('x-request-id', scope.requestId);
      res.on('close', () => {
        if (req.path === '/livez' || req.path === '/readyz' || req.path === '/metrics') return;
        log.info(
          {
            ...scope.fields,
            method: req.method,
            route: req.route?.path ?? 'none',
            status: res.statusCode,
            finished: res.writableFinished,
            ms: Math.round(performance.now() - started),
          },
          'request',
        );
      });
      next();
    });
  };
}
