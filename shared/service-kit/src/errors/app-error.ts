import { type ErrorBody, type ErrorCode, errorCatalogue } from '@datewright/contracts/errors';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { currentRequest } from '../observability/request-scope.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

interface AppErrorExtras {
  /** What was wrong, by field. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** A sentence that says more than the catalogue's; it reaches the caller, so it must be safe. */
  message?: string;
  /** With `held_back`: why, and what helps. */
  care?: ModerationNotice;
  /** The same attempt can only fail again, so a job is not retried. */
  isFinal?: boolean;
  /** The service was too full to begin: nothing was done, and the attempt does not count against any rate limit. */
  isFull?: boolean;
  /** For the log only. */
  cause?: unknown;
}

/** The one error that use cases throw. Its code is in the catalogue of contracts; anything else becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: AppErrorExtras;

  constructor(code: ErrorCode, extras: AppErrorExtras = {}) {
    super(extras.message ?? errorCatalogue[code].message, { cause: extras.cause });
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  /** The envelope that crosses the wire. */
  toBody(): ErrorBody {
    const { fields, retryAfter, care } = this.extras;
    return {
      error: {
        code: this.code,
        message: this.message,
        requestId: currentRequest().requestId,
        ...(fields && { fields }),
        ...(retryAfter !== undefined && { retryAfter }),
        ...(care && { care }),
      },
    };
  }
}

/** Seconds after which a database that is out is worth another try. */
const databaseRetrySeconds = 2;

/**
 * Express's own errors (bad JSON, too large a body) by their status, a database that is out as `unavailable`; anything
 * unknown is `internal`, without details.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 413) return new AppError('too_large', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new AppError('invalid_request', { cause: error });
  if (isDatabaseUnavailable(error))
    return new AppError('unavailable', { cause: error, retryAfter: databaseRetrySeconds });
  return new AppError('internal', { cause: error });
}

export const throwNotFound: RequestHandler = () => {
  throw new AppError('not_found');
};

export const handleErrors: ErrorRequestHandler = (thrown, _req, res, _next) => {
  const error = toAppError(thrown);
  const { log, undos } = currentRequest();
  if (error.extras.isFull) void Promise.allSettled(undos.map((undo) => undo()));
  if (error.status >= 500) log.error({ code: error.code, err: error.extras.cause ?? thrown }, 'request failed');
  else log.info({ code: error.code }, 'request refused');
  if (res.headersSent) return void res.destroy();
  if (error.extras.retryAfter !== undefined) res.set('retry-after', String(Math.ceil(error.extras.retryAfter)));
  res.status(error.status).json(error.toBody());
};
