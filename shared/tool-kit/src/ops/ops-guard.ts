import { createHmac } from 'node:crypto';
import { readBearerToken } from '@datewright/service-kit/auth/member-token';
import { isAcceptedSecret, isSameSecret } from '@datewright/service-kit/auth/service-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Request, RequestHandler } from 'express';

/** The token from a browser (as the Basic password of any user name) or from a script (as a bearer token). */
function readOpsToken(req: Request): string {
  const basic = /^Basic ([\w+/]{1,1000}={0,2})$/i.exec(req.get('authorization') ?? '')?.[1] ?? '';
  const given = Buffer.from(basic, 'base64').toString();
  return readBearerToken(req) ?? given.slice(given.indexOf(':') + 1);
}

/** Requires the token; browsers are asked for it. */
export function createOpsGuard(token: string): RequestHandler {
  return (req, res, next) => {
    if (isAcceptedSecret(token, readOpsToken(req))) return next();
    res.set('www-authenticate', 'Basic realm="ops", charset="UTF-8"');
    throw new AppError('ops_token_refused');
  };
}

/**
 * CSRF tokens for forms: a browser adds the ops password to every request to this address, but only a holder of the
 * password can compute the CSRF token.
 */
export function createCsrfTokens(token: string) {
  const mark = (about: string) => createHmac('sha256', token).update(`ops form: ${about}`).digest('hex');
  return {
    mark,
    /** Throws `ops_token_refused`. */
    check(about: string, given: string): void {
      if (!isSameSecret(mark(about), given)) throw new AppError('ops_token_refused');
    },
  };
}
