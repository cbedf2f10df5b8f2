import { healthPath } from '@datewright/contracts/health';
import { handleErrors, throwNotFound } from '@datewright/service-kit/errors/app-error';
import { logRequests } from '@datewright/service-kit/http/log-requests';
import express, { type Express } from 'express';
import type { AppContext } from './context.ts';
import { healthHandler, readinessHandler } from './health.ts';
import { servePages } from './pages/serve-pages.ts';
import { proxyToServices } from './proxy/proxy-to-services.ts';
import { rewriteCrawlerFiles } from './proxy/rewrite-crawler-files.ts';
import { serveComposition } from './remotes/serve-composition.ts';
import { serveRemoteFiles } from './remotes/serve-remote-files.ts';
import { canonicalOrigin } from './security/canonical-origin.ts';
import { securityHeaders } from './security/security-headers.ts';
import { findStableShell, serveShellFiles } from './shell/serve-shell-files.ts';

/** Serves the one public origin: shell files, remote files, pages, and a proxy to every service. */
export function createEdgeApp(context: AppContext): Express {
  const { config, log, metrics, serviceUrls } = context;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.TRUST_PROXY_HOPS);
  app.use((_req, res, next) => {
    // Logging, metrics, limits and the proxy each listen for the end of a response: 11 listeners, one above the count
    // at which Node warns of a leak.
    res.setMaxListeners(20);
    next();
  });
  app.use(logRequests(log, metrics));
  app.use(securityHeaders(config.PUBLIC_ORIGIN));
  app.use((_req, res, next) => {
    // Nothing is cached unless its route sets another `cache-control`.
    res.set('cache-control', 'no-store');
    next();
  });
  app.get('/livez', (_req, res) => void res.json({ status: 'live' }));
  app.get('/readyz', readinessHandler(context));
  app.get(healthPath, healthHandler(context, new Map([...serviceUrls, ...platformServiceUrls(config)])));
  app.get('/shell.json', (_req, res) => void res.json(findStableShell(context).card));
  app.use(canonicalOrigin(config.PUBLIC_ORIGIN));
  app.use(serveRemoteFiles(context.files), serveComposition(context));
  app.use(serveShellFiles(context));
  app.use(rewriteCrawlerFiles, proxyToServices(context));
  // The worker of the installed app takes what a phone shares; where it is gone, with the browser's data, the app opens.
  app.post('/share', (_req, res) => void res.redirect(303, '/'));
  app.use(servePages(context));
  app.use(throwNotFound, handleErrors);
  return app;
}

const platformServiceUrls = ({ REGISTRY_URL, RENDERER_URL }: AppContext['config']): [string, string][] => [
  ['registry', REGISTRY_URL],
  ...(RENDERER_URL ? ([['renderer', RENDERER_URL]] as [string, string][]) : []),
];
