import { type ContractService, serviceVersions } from '@datewright/contracts/services';
import express, { type Express, type Router } from 'express';
import type { Logger } from 'pino';
import { handleErrors, throwNotFound } from '../errors/app-error.ts';
import type { Metrics } from '../observability/metrics.ts';
import { withBodyTimeout } from './body-timeout.ts';
import { logRequests } from './log-requests.ts';
import { describeApi } from './openapi.ts';
import type { ServedRoutes } from './router.ts';
import { isStopping } from './stopping.ts';

export interface AppOptions {
  service: ContractService;
  log: Logger;
  metrics: Metrics;
  trustProxyHops: number;
  /** Throws or answers false while the service can't do its work. */
  ready: () => Promise<boolean>;
  routes: ServedRoutes;
  /** Pages for ops, behind a token of theirs. */
  ops?: Router | undefined;
  /** Paths whose callers sign the very bytes of the body: `rawBody` has them, and nothing is parsed. */
  signedPaths?: string[];
}

/** One service's Express app: logs, metrics, `/livez`, `/readyz`, `/version`, OpenAPI, its routes, the error envelope. */
export function createApp(parts: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', parts.trustProxyHops);
  app.use(logRequests(parts.log, parts.metrics));
  app.get('/livez', (_req, res) => void res.json({ status: 'live' }));
  app.get('/readyz', async (_req, res) => {
    const ready = !isStopping() && (await parts.ready().catch(() => false));
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', parts.metrics.expose);
  app.get('/version', (_req, res) => {
    res.json({ service: parts.service, contract: serviceVersions[parts.service] });
  });
  app.get(`/v1/${parts.service}/openapi.json`, (_req, res) => void res.json(describeApi(parts.service, parts.routes)));
  app.use((_req, res, next) => {
    res.set('cache-control', 'no-store');
    next();
  });
  if (parts.ops) app.use('/ops', parts.ops);
  const signed = withBodyTimeout(express.raw({ type: () => true, limit: '512kb' }));
  for (const path of parts.signedPaths ?? []) app.use(path, signed);
  for (const { path, plainText, maxBytes } of parts.routes.calls) {
    const type = plainText ? ['application/json', 'text/plain'] : 'application/json';
    if (maxBytes) app.use(path, withBodyTimeout(express.json({ limit: maxBytes, type })));
  }
  app.use(withBodyTimeout(express.json({ limit: '256kb' })));
  const plain = withBodyTimeout(express.json({ limit: '256kb', type: 'text/plain' }));
  for (const { path, plainText } of parts.routes.calls) if (plainText) app.post(path, plain);
  const fields = withBodyTimeout(express.urlencoded({ limit: '64kb', extended: false, parameterLimit: 40 }));
  for (const { path, pageForm } of parts.routes.calls) if (pageForm) app.post(path, fields);
  app.use(parts.routes.router);
  app.use(throwNotFound, handleErrors);
  return app;
}
