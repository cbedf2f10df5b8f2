import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.ts';
import { currentRequest, withRequest } from '../observability/request-scope.ts';
import { getClientAddress } from './client-address.ts';

const probes = new Set(['/livez', '/readyz', '/metrics']);

/** Opens the request's scope. When the response ends, logs one line and records the duration in `metrics`. */
export function logRequests(log: Logger, metrics?: Metrics): RequestHandler {
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
        const ms = performance.now() - started;
        const request = { method: req.method, route: req.route?.path ?? 'none', status: res.statusCode };
        metrics?.recordRequest(request, ms / 1000);
        if (probes.has(req.path)) return;
        log.info({ ...scope.fields, ...request, finished: res.writableFinished, ms: Math.round(ms) }, 'request');
      });
      next();
    });
  };
}
