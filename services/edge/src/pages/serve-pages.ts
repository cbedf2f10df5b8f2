import { sessionCookie } from '@datewright/contracts/account/session-cookie';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import { reservedPaths } from '@datewright/contracts/reserved-paths';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import type { Request, RequestHandler, Response } from 'express';
import type { AppContext } from '../context.ts';
import { sendBody } from '../encoded-body.ts';
import { pageCsp } from '../security/security-headers.ts';
import { assignVariants, type Variants } from '../visitors/variants.ts';
import { createVisitorId, readVisitorId, setVisitorId } from '../visitors/visitor-id.ts';
import { matchesRoute } from './matches-route.ts';
import { type FoundRoute, findRoute, toRenderTarget } from './render-target.ts';
import { sharePage } from './share-page.ts';
import { createShellPages } from './shell-pages.ts';

const hasSession = (cookies = '') => new RegExp(`(?:^|; )${sessionCookie}=`).test(cookies);

/** Remotes have no pages below these paths: whatever is not served there is a 404. */
const isReserved = (path: string) => reservedPaths.some((reserved) => matchesRoute(reserved, path));

/** The new path of an old address, from the cards. */
function findRedirect(path: string, { remotes }: Composition): string | undefined {
  const old = path.replace(/(.)\/$/, '$1').toLowerCase();
  return remotes.flatMap(({ card }) => card.moved).find(({ from }) => from === old)?.to;
}

interface RenderedRequest {
  req: Request;
  res: Response;
  found: FoundRoute;
  composition: Composition;
  variants: Variants;
  /** A CDN may keep the answer. */
  isShared: boolean;
}

/**
 * Serves every page of the product: as rendered HTML for visitors if its card asks for that, otherwise the shell with
 * the visitor's composition.
 */
export function servePages({ shells, compositions, previews, config, pages }: AppContext): RequestHandler {
  const shellPages = createShellPages();
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');

  /** Sends a rendered page; returns false when there is none. */
  async function sendRendered({ req, res, found, composition, variants, isShared }: RenderedRequest) {
    const { search, searchParams: query } = new URL(req.originalUrl, config.PUBLIC_ORIGIN);
    const visit = pages && toRenderTarget(found, { path: req.path, query }, composition, shells.of(composition));
    const stored = visit && (await pages.find(visit, variants, getClientAddress(req)));
    if (!stored) return false;
    const { status, leadsTo } = stored.page;
    if (leadsTo !== undefined) {
      if (isShared) sharePage(res, stored);
      res.redirect(status, leadsTo.includes('?') ? leadsTo : leadsTo + search);
      return true;
    }
    const { compressed, hash, hashes } = await pages.assemble(visit, stored, variants, isShared);
    if (isShared) sharePage(res, stored);
    res.status(status).set('content-security-policy', pageCsp(config.PUBLIC_ORIGIN, hashes));
    res.set('etag', req.acceptsEncodings('br') ? `"${hash}-br"` : `"${hash}"`);
    await sendBody(req, res, { type: 'html', bytes: compressed, encoding: 'br' });
    return true;
  }

  return async (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads || !req.accepts('html') || isReserved(req.path) || /\.\w{2,5}$/.test(req.path)) return next();
    // Browsers and URL parsers take what follows two slashes for a host.
    if (req.originalUrl.startsWith('//'))
      return res.redirect(308, config.PUBLIC_ORIGIN + req.originalUrl.replace(/^\/+/, '/'));
    const cookies = req.get('cookie');
    const known = readVisitorId(req);
    const visitor = known ?? createVisitorId();
    // Everyone without a cookie gets the same page, which a CDN may keep; only its variants are those of a random visitor.
    const isShared = cookies === undefined;
    const released = isShared ? compositions.forNewVisitors() : compositions.forVisitor(visitor);
    const composition = await previews.apply(req, released);
    const isPreview = composition !== released;
    const found = findRoute(req.path, composition);
    const moved = found ? undefined : findRedirect(req.path, composition);
    if (moved && findRoute(moved, composition)) {
      const { search } = new URL(req.originalUrl, config.PUBLIC_ORIGIN);
      return res.redirect(308, moved + search);
    }
    res.type('html').vary('accept-encoding, cookie');
    const variants = assignVariants(visitor);
    // This page requires a session; redirect to the same place as the guard in the browser.
    const landing = found?.route.guard === 'open' || hasSession(cookies) ? undefined : found?.route.landing;
    if (landing !== undefined && findRoute(landing, composition)) {
      const { pathname, search, searchParams } = new URL(req.originalUrl, config.PUBLIC_ORIGIN);
      // The page to return to after sign-in.
      searchParams.set('next', pathname + search);
      return res.set('cache-control', 'no-store').redirect(302, `${landing}?${searchParams}`);
    }
    if (!known && !isShared) setVisitorId(res, visitor, secure);
    // Members and previews get no page that was rendered for visitors, and nothing that a browser may show to its next user.
    if (!hasSession(cookies) && !isPreview) {
      res.set('cache-control', 'private, no-cache');
      if (found && (await sendRendered({ req, res, found, composition, variants, isShared }))) return;
    }
    if (isShared) setVisitorId(res, visitor, secure);
    // Without any remote the routes are unknown, so no path is a 404.
    if (!found && composition.remotes.length > 0 && req.path !== '/') res.status(404);
    await sendBody(req, res, await shellPages.get(shells.of(composition), found, composition, variants));
  };
}
