import { calls as declared } from '@datewright/contracts/calls';
import { getReleaseTable } from '@datewright/contracts/registry/get-release-table';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { withBodyTimeout } from '@datewright/service-kit/http/body-timeout';
import express, { type Request, type RequestHandler, Router } from 'express';
import type { AppContext } from '../context.ts';
import { limitCalls } from '../security/limit-per-address.ts';
import { forwardTo } from './forward-to.ts';
import { createUpstream } from './upstream.ts';

/** Above the limit of one address; a streamed response holds its connection until it ends. */
const callPoolLimits = { connections: 256, waiting: 64 };
/** Uploads have their own connections, so that slow ones do not delay other calls. */
const uploadPoolLimits = { connections: 32, waiting: 8 };
const uploadsPerAddress = 4;

/** Maps each call below a path that names no service to the service that owns it. */
const ownersUnder = (prefix: string) =>
  new Map(
    declared
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, service }) => [path.slice(prefix.length), service]),
  );
const [functionOwners, restOwners] = [ownersUnder('/functions/v1/'), ownersUnder('/rest/v1/')];

/** The whole body is read before a connection to a service is taken. */
const readBody = withBodyTimeout(express.raw({ type: () => true, limit: '512kb', inflate: false }));

const limitContentLength =
  (maxBytes: number): RequestHandler =>
  (req, _res, next) => {
    if (Number(req.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large');
    next();
  };

/**
 * Routes `/functions/v1/<name>`, `/rest/v1/<path>`, `/v1/<service>/…` and `/registry/v1/…` to their services;
 * `/internal` is not reachable.
 */
export function proxyToServices({ serviceUrls, config, log }: AppContext): RequestHandler {
  const urls = new Map([...serviceUrls, ['registry', config.REGISTRY_URL]]);
  const passTo = (room: typeof callPoolLimits) =>
    new Map([...urls].map(([name, url]) => [name, forwardTo(createUpstream(name, url, room, log))]));
  const [calls, large] = [passTo(callPoolLimits), passTo(uploadPoolLimits)];
  const router = Router();
  const send = (ownerOf: (name: string) => string | undefined): RequestHandler[] => {
    const passOf = (req: Request) => calls.get(ownerOf([req.params.name].flat().join('/')) ?? '');
    const known: RequestHandler = (req, _res, next) => next(passOf(req) ? undefined : new AppError('not_found'));
    return [known, readBody, (req, res, next) => passOf(req)?.(req, res, next)];
  };

  // Browsers load the files of a version from `/remotes`, which leaves out server code. The table has visitor ids.
  router.use(['/registry/v1/files', getReleaseTable.path], () => {
    throw new AppError('not_found');
  });
  router.use(['/functions', '/rest', '/v1', '/registry'], limitCalls(config.CONNECTIONS_PER_ADDRESS));
  const fewUploads = limitCalls(uploadsPerAddress);
  for (const call of declared) {
    const pass = large.get(call.service);
    if (!('upload' in call) || !call.upload || !pass) continue;
    const method = call.method.toLowerCase() as 'post' | 'put';
    router[method](call.path, limitContentLength(call.upload.maxBytes), fewUploads, pass);
  }
  router.all(
    '/functions/v1/:name',
    send((name) => functionOwners.get(name)),
  );
  router.all(
    '/rest/v1/*name',
    send((name) => restOwners.get(name)),
  );
  router.all(
    '/v1/:name/*rest',
    send((name) => (name === 'registry' ? undefined : name)),
  );
  router.all(
    '/registry/v1/*rest',
    send(() => 'registry'),
  );
  return router;
}
