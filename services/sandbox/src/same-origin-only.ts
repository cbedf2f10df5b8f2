import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RequestHandler } from 'express';

/**
 * Anybody's page can reach a port of this machine, under a name of its own too. So the sandbox answers by its own names
 * only, and nothing of it changes on another site's word. Tools that say nothing of an origin may change it.
 */
export function sameOriginOnly({
  PORT,
  PUBLIC_URL,
}: {
  PORT: number;
  PUBLIC_URL?: string | undefined;
}): RequestHandler {
  const names = new Set(['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${PORT}`));
  if (PUBLIC_URL) names.add(new URL(PUBLIC_URL).host);
  return (req, _res, next) => {
    const host = req.get('host') ?? '';
    const origin = req.get('origin');
    const site = req.get('sec-fetch-site');
    // A page that tells nobody where its forms come from sends `null`; then the browser's own word counts.
    const own = origin === undefined || origin === `http://${host}` || (origin === 'null' && site === 'same-origin');
    const sameSite = site === undefined || site === 'same-origin' || site === 'none';
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (names.has(host) && (reads || (own && sameSite))) return next();
    throw new AppError('cross_site_refused');
  };
}
