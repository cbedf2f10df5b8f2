import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RequestHandler } from 'express';

/** The product lives at one origin: a page asked for under another name is sent there, a call is refused. */
export function canonicalOrigin(publicOrigin: string): RequestHandler {
  const { host } = new URL(publicOrigin);
  return (req, res, next) => {
    if (req.get('host') === host || req.path.startsWith('/registry/')) return next();
    const page = (req.method === 'GET' || req.method === 'HEAD') && req.accepts('html');
    // A proxy's kind of request names a whole address, not a path of ours.
    if (page && req.originalUrl.startsWith('/')) return res.redirect(308, `${publicOrigin}${req.originalUrl}`);
    throw new AppError('cross_site_refused');
  };
}
