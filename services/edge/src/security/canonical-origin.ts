import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RequestHandler } from 'express';

/** Enforces the one public origin: a page requested under another host name redirects there, a call is refused. */
export function canonicalOrigin(publicOrigin: string): RequestHandler {
  const { host } = new URL(publicOrigin);
  return (req, res, next) => {
    if (req.get('host') === host || req.path.startsWith('/registry/')) return next();
    const page = (req.method === 'GET' || req.method === 'HEAD') && req.accepts('html');
    // A request to a proxy has an absolute URL instead of a path, so it is not redirected.
    if (page && req.originalUrl.startsWith('/')) return res.redirect(308, `${publicOrigin}${req.originalUrl}`);
    throw new AppError('cross_site_refused');
  };
}
