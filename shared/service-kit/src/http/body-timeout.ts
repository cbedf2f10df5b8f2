import type { Request, RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';

const timeoutMs = 10_000;

/** A request without these headers has no body (RFC 9112, section 6.3). */
const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/** Ends a request with `too_slow` when its body takes longer than ten seconds. */
export function withBodyTimeout(read: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (!hasBody(req)) return next();
    let over = false;
    const go = (error?: unknown) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      next(error);
    };
    const timer = setTimeout(() => {
      // The rest of the body would be parsed as the next request.
      if (!res.headersSent) res.set('connection', 'close');
      go(new AppError('too_slow'));
    }, timeoutMs);
    read(req, res, go);
  };
}
