import { Agent, ServerResponse } from 'node:http';
import { functionOwners, restOwners } from '@datewright/contracts/routing';
import { AppError } from '@datewright/service-kit/errors';
import { currentRequest } from '@datewright/service-kit/request-scope';
import { type RequestHandler, Router } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { AppContext } from '../context.ts';

/** Longer than the longest answer of a service: an AI request ends by itself before that. */
const patience = 45_000;

function refuse(res: ServerResponse): void {
  if (res.headersSent) return void res.destroy();
  const error = new AppError('unavailable');
  res.writeHead(error.status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(error.toBody()));
}

/** Idle connections end here well before they end at the services. */
const connections = new Agent({ keepAlive: true, maxSockets: 256, timeout: 30_000 });

/** One service behind the edge. Headers by which a caller could pose as a proxy are replaced, not passed on. */
function proxyTo(target: string, log: AppContext['log']): RequestHandler {
  return createProxyMiddleware({
    target,
    agent: connections,
    changeOrigin: false,
    proxyTimeout: patience,
    on: {
      proxyReq(outgoing, incoming) {
        const { ip } = incoming as unknown as { ip?: string };
        outgoing.setHeader('x-forwarded-for', ip ?? '');
        outgoing.setHeader('x-request-id', currentRequest().requestId);
        for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'forwarded']) outgoing.removeHeader(name);
      },
      error(err, _req, res) {
        log.warn({ err, target: new URL(target).port }, 'a service did not answer');
        if (res instanceof ServerResponse) refuse(res);
      },
    },
  }) as RequestHandler;
}

/** `/functions/v1/<name>`, `/rest/v1/<path>`, `/v1/<service>/…` and `/registry/v1/…` to the service that owns them; `/internal` to nobody. */
export function proxyToServices({ serviceUrls, config, log }: AppContext): RequestHandler {
  const proxies = new Map([...serviceUrls].map(([name, url]) => [name, proxyTo(url, log)]));
  const registry = proxyTo(config.REGISTRY_URL, log);
  const router = Router();
  const send =
    (ownerOf: (name: string) => string | undefined): RequestHandler =>
    (req, res, next) => {
      const proxy = proxies.get(ownerOf([req.params.name].flat().join('/')) ?? '');
      if (!proxy) throw new AppError('not_found');
      return proxy(req, res, next);
    };
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
    send((name) => name),
  );
  router.all('/registry/v1/*rest', registry);
  return router;
}
