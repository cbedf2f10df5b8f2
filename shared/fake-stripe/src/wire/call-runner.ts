import type { Request, Response } from 'express';
import type { StripeContext } from '../stripe-context.ts';
import type { Endpoint, PathIds } from './endpoint.ts';
import { invalidRequest, StripeError } from './errors.ts';
import { expand } from './expand.ts';
import { fingerprint, idempotency } from './idempotency.ts';
import { readParams } from './params.ts';

export const requestIdOf = (res: Response) => String(res.getHeader('request-id'));

/** Splits `expand` from the other parameters. */
function parameters(req: Request): { params: object; paths: string[] } {
  const all: Record<string, unknown> = { ...(req.query as object), ...(req.body as object | undefined) };
  const { expand: expanded, ...params } = all;
  const paths = typeof expanded === 'object' && expanded !== null ? Object.values(expanded) : [];
  if (typeof expanded === 'string' || !paths.every((path) => typeof path === 'string'))
    throw invalidRequest('Invalid array', 'expand');
  return { params, paths };
}

/** Carries out calls, those with an idempotency key once per key. */
export function createCallRunner(context: StripeContext) {
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

  return { carryOut, once: answerOnce };
}
