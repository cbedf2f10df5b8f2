import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { reservedPaths } from '@datewright/contracts/reserved-paths';
import type { RequestHandler } from 'express';
import type { AppContext } from '../context.ts';
import { composePage } from './page.ts';
import { routeMatches } from './route-match.ts';

const compress = promisify(brotliCompress);
const visitorCookie = 'visitor_id';

/** The visitor's number decides which versions they get, for as long as the browser is open. */
function visitorOf(cookies: string | undefined): string | undefined {
  return new RegExp(`(?:^|; )${visitorCookie}=([\\w-]{16,32})(?:;|$)`).exec(cookies ?? '')?.[1];
}

/** Under these nobody has a page: what is not answered there is not found. */
const isReserved = (path: string) => reservedPaths.some((reserved) => routeMatches(reserved, path));

/** Every page of the product is the shell with the visitor's composition in it. */
export function servePages({ shell, compositions, config }: AppContext): RequestHandler {
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');
  return async (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads || !req.accepts('html') || isReserved(req.path) || /\.\w{2,5}$/.test(req.path)) return next();
    const known = visitorOf(req.get('cookie'));
    const visitor = known ?? randomBytes(16).toString('base64url');
    const html = composePage(shell.page, req.path, await compositions.forVisitor(visitor));
    if (!known) res.cookie(visitorCookie, visitor, { httpOnly: true, sameSite: 'lax', secure, path: '/' });
    res.type('html').vary('accept-encoding');
    if (!req.acceptsEncodings('br')) return void res.send(html);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    res.set('content-encoding', 'br').send(await compress(html, { params }));
  };
}
