import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { withBodyTimeout } from '@datewright/service-kit/http/body-timeout';
import { assertSameOrigin } from '@datewright/service-kit/http/same-origin';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { AppContext } from '../context.ts';
import { readTeamTokens } from '../guards.ts';
import { assets } from './assets.ts';
import { addDecisions } from './decisions.ts';
import { readNext } from './forms.ts';
import { renderMessagePage } from './message-page.ts';
import { addPages } from './pages.ts';
import { addPreviews } from './previews.ts';
import { databaseAway, sendPage, toPageStatus } from './respond.ts';
import { type ConsoleSessions, createConsoleSessions } from './session.ts';
import { addSignIn } from './sign-in.ts';

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The empty icon.
    'img-src data:',
    // The script asks for the page again to show fresh figures.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The pages for teams and ops at `/console`, on the registry's own port, which the edge does not expose. */
export function createConsole(context: AppContext): Router {
  const sessions = createConsoleSessions(readTeamTokens(context.config), Date.now);
  const router = Router();
  router.use((_req, res, next) => {
    res.set(headers);
    next();
  });
  router.get('/assets/:name', sendAsset);
  router.use(withBodyTimeout(express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 10 })));
  router.post(/.*/, (req, _res, next) => {
    assertSameOrigin(req, `${req.protocol}://${req.get('host')}`);
    next();
  });
  addSignIn(router, context, sessions);
  addPages(router, context, sessions);
  addPreviews(router, context, sessions);
  addDecisions(router, context, sessions);
  router.use(() => {
    throw new AppError('not_found');
  });
  router.use(createErrorPage(sessions));
  return router;
}

const sendAsset: RequestHandler = (req, res) => {
  const asset = assets.get(String(req.params.name));
  if (!asset) throw new AppError('not_found');
  res.set('cache-control', 'no-cache').type(asset.type).send(asset.text);
};

/** Where to continue after an error: only what may pass is worth another try. */
function findWayOn(address: string, { code, status }: AppError): { href: string; label: string } {
  const [, remote] = /^\/console\/remotes\/(mfe_[a-z]{1,56})\//.exec(address) ?? [];
  if (status >= 500) return { href: readNext(address) ?? '/console', label: 'Try again' };
  if (remote === undefined || code === 'publish_token_refused') return { href: '/console', label: 'All remotes' };
  return { href: `/console/remotes/${remote}`, label: `See ${remote}` };
}

const createErrorPage =
  (sessions: ConsoleSessions): ErrorRequestHandler =>
  (thrown, req, res, next) => {
    if (res.headersSent) return next(thrown);
    const error = toAppError(thrown);
    const { code, status, message, extras } = error;
    const { log } = currentRequest();
    if (status >= 500) log.error({ code, err: extras.cause ?? thrown }, 'page failed');
    else log.info({ code }, 'page refused');
    const data = { title: status >= 500 ? 'No answer' : 'Not possible', next: findWayOn(req.originalUrl, error) };
    const text = code === 'unavailable' ? databaseAway : message;
    sendPage(res, renderMessagePage(sessions.find(req), { ...data, message: text }), toPageStatus(error));
  };
