import { setTimeout as pause } from 'node:timers/promises';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import { apiVersion } from '../api-version.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { ApiSwitch } from './api-switch.ts';
import type { Endpoint, PathIds } from './endpoint.ts';
import { invalidRequest, StripeError } from './errors.ts';
import { expand } from './expand.ts';
import { fingerprint, idempotency } from './idempotency.ts';
import { readParams } from './params.ts';

const requestIdOf = (res: Response) => String(res.getHeader('request-id'));

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

/** Splits `expand` from the other parameters. */
function parameters(req: Request): { params: object; paths: string[] } {
  const all: Record<string, unknown> = { ...(req.query as object), ...(req.body as object | undefined) };
  const { expand: expanded, ...params } = all;
  const paths = typeof expanded === 'object' && expanded !== null ? Object.values(expanded) : [];
  if (typeof expanded === 'string' || !paths.every((path) => typeof path === 'string'))
    throw invalidRequest('Invalid array', 'expand');
  return { params, paths };
}

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
  const keys = idempotency(context);

  function carryOut(endpoint: Endpoint, req: Request, requestId: string): object {
    const { params, paths } = parameters(req);
    const read = readParams(endpoint.params, params);
    context.request = { id: requestId, idempotency_key: req.get('idempotency-key') ?? null };
    try {
      return expand(context.store, endpoint.handle(context, read as never, req.params as PathIds), paths);
    } finally {
      context.request = null;
    }
  }

  /** Does the work once per idempotency key, however often the call is repeated. */
  async function answerOnce(
    endpoint: Endpoint,
    req: Request,
    res: Response,
    key: string,
    wait: () => Promise<unknown>,
  ) {
    const requestHash = fingerprint(req.method, req.path, req.body ?? {}, req.query);
    res.set('idempotency-key', key);
    const known = keys.begin(key, requestHash);
    if (known) return void res.set('idempotent-replayed', 'true').status(known.status).json(known.body);
    try {
      await wait();
      const answer = carryOut(endpoint, req, requestIdOf(res));
      keys.keep(key, requestHash, 200, answer);
      res.json(answer);
    } catch (error) {
      // A declined card and a server error are stored for the key; a request that was refused before any work may be
      // retried.
      if (error instanceof StripeError && (error.status === 402 || error.status === 500)) {
        keys.keep(key, requestHash, error.status, error.toBody(requestIdOf(res)));
      }
      throw error;
    } finally {
      keys.end(key);
    }
  }

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
      if (key) return answerOnce(endpoint, req, res, key, wait);
      await wait();
      res.json(carryOut(endpoint, req, requestIdOf(res)));
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
