import { handleErrors, throwNotFound } from '@datewright/service-kit/errors/app-error';
import { isStopping } from '@datewright/service-kit/http/stopping';
import express, { type Express } from 'express';
import type { AppContext } from './context.ts';

/** Says how the service is; nothing calls it. */
export function trialApp({ metrics }: AppContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/livez', (_req, res) => void res.json({ status: 'live' }));
  app.get('/readyz', (_req, res) => {
    res.status(isStopping() ? 503 : 200).json({ status: isStopping() ? 'not ready' : 'ready' });
  });
  app.get('/metrics', metrics.expose);
  app.use(throwNotFound, handleErrors);
  return app;
}
