import { createHmac } from 'node:crypto';
import { readBearerToken } from '@datewright/service-kit/auth/member-token';
import { isSameSecret } from '@datewright/service-kit/auth/service-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Request, RequestHandler } from 'express';

/** The token as a browser sends it, as the password of any name, or as a script does. */
function readOpsToken(req: Request): string {
  const basic = /^Basic ([\w+/]{1,1000}={0,2})$/i.exec(req.get('authorization') ?? '')?.[1] ?? '';
  const given = Buffer.from(basic, 'base64').toString();
  return readBearerToken(req) ?? given.slice(given.indexOf(':') + 1);
}

/** Lets in who has the token; has a browser ask everybody else for it. */
export function createOpsGuard(token: string): RequestHandler {
  return (req, res, next) => {
    if (isSameSecret(readOpsToken(req), token)) return next();
    res.set('www-authenticate', 'Basic realm="ops", charset="UTF-8"');
    throw new AppError('ops_token_refused');
  };
}

/**
 * Marks forms as ours: a browser sends the token with every request to this address, also with one that a stranger's page made up,
 * but only who has the token can make the mark.
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
