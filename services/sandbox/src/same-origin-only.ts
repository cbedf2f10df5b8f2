import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RequestHandler } from 'express';

/**
 * Any web page can reach a port of this machine, also under a host name of its own. The sandbox therefore answers only
 * under its own
 * names, and refuses changes from other origins. Tools that send no origin may change things.
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
    // A page with a strict referrer policy sends `null`; then `Sec-Fetch-Site` decides.
    const isSameOrigin =
      origin === undefined || origin === `http://${host}` || (origin === 'null' && site === 'same-origin');
    const sameSite = site === undefined || site === 'same-origin' || site === 'none';
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (names.has(host) && (reads || (isSameOrigin && sameSite))) return next();
    throw new AppError('cross_site_refused');
  };
}
