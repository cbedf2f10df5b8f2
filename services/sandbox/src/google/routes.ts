import express, { type Request, type Response, Router } from 'express';
import type { AppContext } from '../context.ts';
import { buildReturnUrl, readAuthorizeRequest } from './authorize-request.ts';
import { matchesChallenge, tokenLifetimeMs } from './grants.ts';
import { toClaims } from './issuer.ts';
import { googleStyle } from './page-style.ts';
import { chooseAccountPage, errorPage } from './pages.ts';
import { createTypedPerson, type Person, people } from './people.ts';

const queryOf = (req: Request) => new URL(req.originalUrl, 'http://own.invalid').searchParams;
const textOf = (body: unknown, name: string) => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

function chosenPerson(body: unknown): Person | undefined {
  const email = textOf(body, 'email').trim();
  if (email) return createTypedPerson(email, textOf(body, 'name').trim(), textOf(body, 'unverified') !== 'yes');
  return people[Number(textOf(body, 'person') || 'none')];
}

/** Google's sign-in endpoints and the account chooser. */
export function googleRoutes({ config, grants, issuer }: AppContext): Router {
  const router = Router();
  // Browsers also check every redirect after a form against this list.
  const origins = [...new Set(config.GOOGLE_REDIRECT_URIS.map((uri) => new URL(uri).origin))].join(' ');
  const policy = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`;

  function show(res: Response, status: number, html: string) {
    res.set({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    res.status(status).type('html').send(html);
  }

  function readRequest(req: Request, res: Response) {
    const read = readAuthorizeRequest(queryOf(req), config);
    if (read.kind === 'good') return read.request;
    if (read.kind === 'returned') res.redirect(303, read.location);
    else show(res, read.error === 'invalid_client' ? 401 : 400, errorPage(read.error));
    return undefined;
  }

  router.get('/page.css', (_req, res) => void res.type('css').send(googleStyle));

  router.get('/authorize', (req, res) => {
    if (readRequest(req, res)) show(res, 200, chooseAccountPage(queryOf(req).toString()));
  });

  router.post('/authorize', express.urlencoded({ extended: false }), (req, res) => {
    const request = readRequest(req, res);
    if (!request) return;
    const answer = textOf(req.body, 'answer');
    if (answer === 'cancel') return res.redirect(303, buildReturnUrl(request, { error: 'access_denied' }));
    const fails = answer === 'fail';
    const person = fails ? people[0] : chosenPerson(req.body);
    if (!person) return show(res, 400, chooseAccountPage(queryOf(req).toString()));
    const code = grants.issueCode(request, person, fails);
    res.redirect(
      303,
      buildReturnUrl(request, { code, scope: 'email profile openid', authuser: '0', prompt: 'consent' }),
    );
  });

  router.post('/token', express.urlencoded({ extended: false }), redeemCode({ config, grants, issuer }));

  router.get('/userinfo', (req, res) => {
    const [, given = ''] = /^Bearer (\S+)$/.exec(req.get('authorization') ?? '') ?? [];
    const token = given || String(req.query.access_token ?? '');
    const person = grants.findPerson(token);
    res.set('cache-control', 'no-store');
    if (!person)
      return void res.status(401).json({ error: 'invalid_request', error_description: 'Invalid Credentials' });
    res.json(toClaims(person));
  });

  for (const path of ['/.well-known/openid-configuration', '/jwks']) router.get(path, issuer.documents);
  return router;
}

/** Redeems a code once, for the client that it was issued to. */
const redeemCode =
  ({ config, grants, issuer }: Pick<AppContext, 'config' | 'grants' | 'issuer'>) =>
  async (req: Request, res: Response) => {
    const refuse = (status: number, error: string) => void res.status(status).json({ error, error_description: error });
    const field = (name: string) => textOf(req.body, name);
    res.set('cache-control', 'no-store');
    if (field('client_id') !== config.GOOGLE_CLIENT_ID || field('client_secret') !== config.GOOGLE_CLIENT_SECRET)
      return refuse(401, 'invalid_client');
    if (field('grant_type') !== 'authorization_code') return refuse(400, 'unsupported_grant_type');
    const grant = grants.redeemCode(field('code'));
    if (!grant) return refuse(400, 'invalid_grant');
    if (grant.request.redirectUri !== field('redirect_uri')) return refuse(400, 'redirect_uri_mismatch');
    if (!matchesChallenge(field('code_verifier'), grant.request.challenge)) return refuse(400, 'invalid_grant');
    if (grant.fails) return refuse(500, 'internal_failure');
    res.json({
      access_token: grants.openTo(grant.person),
      expires_in: tokenLifetimeMs / 1000,
      scope: 'openid email profile',
      token_type: 'Bearer',
      id_token: await issuer.idToken(grant.person, grant.request),
    });
  };
