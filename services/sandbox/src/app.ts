import { handleErrors, throwNotFound } from '@datewright/service-kit/errors/app-error';
import { logRequests } from '@datewright/service-kit/observability/logging';
import express, { type Express } from 'express';
import { aiRoutes } from './ai/routes.ts';
import { aiSwitchRoutes } from './ai/switch-routes.ts';
import type { AppContext } from './context.ts';
import { googleRoutes } from './google/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { sameOriginOnly } from './same-origin-only.ts';
import { endpoints } from './stripe/api/endpoints.ts';
import { stripePages } from './stripe/stripe-pages.ts';
import { stripeApi } from './stripe/wire/api.ts';

export function createSandbox(context: AppContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(logRequests(context.log));
  app.get('/livez', (_req, res) => void res.json({ status: 'live' }));
  app.get('/readyz', (_req, res) => void res.json({ status: 'ready' }));
  app.use(sameOriginOnly(context.config));
  app.get('/', (_req, res) => res.redirect('/inbox'));
  const { context: books, api } = context.stripe;
  // Stripe's API takes forms: it stands before what reads JSON.
  app.use('/v1', stripeApi({ books, endpoints, behaviour: api, log: context.log }));
  // Screenshots come as data URLs inside the JSON.
  app.use(express.json({ limit: '20mb' }));
  app.use(mailRoutes(context), aiSwitchRoutes(context));
  app.use('/stripe', stripePages(context.stripe));
  app.use('/openai/v1', aiRoutes(context));
  app.use('/google', googleRoutes(context));
  app.use(throwNotFound, handleErrors);
  return app;
}
