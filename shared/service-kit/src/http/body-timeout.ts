import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';

/** Ends a request with `too_slow` when `read` has not got its body within ten seconds: slow bodies hold places. */
export function withBodyTimeout(read: RequestHandler, milliseconds = 10_000): RequestHandler {
  return (req, res, next) => {
    let over = false;
    const go = (error?: unknown) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      next(error);
    };
    const timer = setTimeout(() => {
      // What is still to come of the body would be taken for the next request.
      if (!res.headersSent) res.set('connection', 'close');
      go(new AppError('too_slow'));
    }, milliseconds);
    read(req, res, go);
  };
}
