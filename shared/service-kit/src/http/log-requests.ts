import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { currentRequest, withRequest } from '../observability/request-scope.ts';
import { getClientAddress } from './client-address.ts';

/** Opens the request's scope and logs one line when the response ends. */
export function logRequests(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const address = getClientAddress(req);
    const ids = {
      requestId: req.get('x-request-id'),
      compositionId: req.get('x-composition-id'),
      traceparent: req.get('traceparent'),
    };
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
