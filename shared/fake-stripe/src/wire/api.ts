import { setTimeout as pause } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { apiVersion } from '../api-version.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { ApiSwitch } from './api-switch.ts';
import { createCallRunner, requestIdOf } from './call-runner.ts';
import type { Endpoint } from './endpoint.ts';
import { invalidRequest, StripeError } from './errors.ts';

const authenticate: RequestHandler = (req, _res, next) => {
  const header = req.get('authorization') ?? '';
  const basic = /^Basic (.+)$/i.exec(header)?.[1];
  const key = basic
    ? (Buffer.from(basic, 'base64').toString().split(':')[0] ?? '')
    : (/^Bearer (.+)$/i.exec(header)?.[1] ?? '');
  if (/^[sr]k_test_\w+$/.test(key)) return next();
  if (!key) {
    throw new StripeError(
      401,
      'invalid_request_error',
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  throw new StripeError(401, 'invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}****`);
};

const checkVersion: RequestHandler = (req, res, next) => {
  const version = req.get('stripe-version') ?? apiVersion;
  if (version !== apiVersion) {
    throw invalidRequest(`Invalid Stripe API version: ${version}. The sandbox speaks ${apiVersion} only.`);
  }
  res.set('stripe-version', apiVersion);
  next();
};

interface Parts {
  context: StripeContext;
  endpoints: Endpoint[];
  behaviour: ApiSwitch;
  log: Logger;
}

/** The part of Stripe's API that the product uses. */
export function stripeApi({ context, endpoints, behaviour, log }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'extended');
  const runCall = createCallRunner(context);

  app.use((_req, res, next) => {
    res.set({ 'request-id': context.newId('req', 14), 'cache-control': 'no-cache, no-store' });
    next();
  });
  app.use(authenticate, checkVersion, express.urlencoded({ extended: true, limit: '256kb' }));
  for (const endpoint of endpoints) {
    app[endpoint.method.toLowerCase() as 'get' | 'post' | 'delete'](endpoint.path, async (req, res) => {
      const { api, seconds } = behaviour.next();
      if (api === 'down') {
        throw new StripeError(503, 'api_error', 'The sandbox was told to be down.');
      }
      if (api === 'cut') res.json = () => res.destroy() as never;
      const key = req.method === 'POST' ? req.get('idempotency-key') : undefined;
      const wait = async () => {
        if (api === 'broken' && key) throw new StripeError(500, 'api_error', 'The sandbox was told to break down.');
        if (api === 'slow') await pause(seconds * 1000);
      };
      if (key) return runCall.once(endpoint, req, res, key, wait);
      await wait();
      res.json(runCall.carryOut(endpoint, req, requestIdOf(res)));
    });
  }
  app.use((req) => {
    throw new StripeError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${req.method}: ${req.originalUrl.split('?')[0]}).`,
    );
  });
  const answerError: ErrorRequestHandler = (thrown, _req, res, _next) => {
    const refused = thrown?.status >= 400 && thrown?.status < 500 ? invalidRequest('Invalid request.') : undefined;
    const error =
      thrown instanceof StripeError
        ? thrown
        : (refused ?? new StripeError(500, 'api_error', 'An unexpected error occurred in the sandbox.'));
    if (error.status === 500) log.error({ err: thrown }, 'stripe stand-in failed');
    res.status(error.status).json(error.toBody(requestIdOf(res)));
  };
  app.use(answerError);
  return app;
}
