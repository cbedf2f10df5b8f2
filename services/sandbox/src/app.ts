import { handleErrors, throwNotFound } from '@datewright/service-kit/errors/app-error';
import { logRequests } from '@datewright/service-kit/http/log-requests';
import express, { type Express } from 'express';
import { aiRoutes } from './ai/routes.ts';
import { aiSwitchRoutes } from './ai/switch-routes.ts';
import type { AppContext } from './context.ts';
import { googleRoutes } from './google/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { placesRoutes } from './places/routes.ts';
import { sameOriginOnly } from './same-origin-only.ts';

export function createSandbox(context: AppContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(logRequests(context.log));
  app.get('/livez', (_req, res) => void res.json({ status: 'live' }));
  app.get('/readyz', (_req, res) => void res.json({ status: 'ready' }));
  app.use(sameOriginOnly(context.config));
  app.get('/', (_req, res) => res.redirect('/inbox'));
  // Stripe's API reads forms itself, so it comes before the JSON parser.
  app.use('/v1', context.stripe.api);
  // Screenshots come as data URLs inside the JSON.
  app.use(express.json({ limit: '20mb' }));
  app.use(mailRoutes(context), aiSwitchRoutes(context));
  app.use('/stripe', context.stripe.pages);
  app.use('/openai/v1', aiRoutes(context));
  app.use(placesRoutes());
  app.use('/google', googleRoutes(context));
  app.use(throwNotFound, handleErrors);
  return app;
}
