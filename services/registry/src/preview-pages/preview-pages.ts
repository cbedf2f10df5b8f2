import { createHash } from 'node:crypto';
import { previewCookie, previewParams } from '@datewright/contracts/registry/get-preview';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createCookie } from '@datewright/service-kit/http/cookies';
import { Html, html } from '@datewright/service-kit/http/html';
import { assertSameOrigin } from '@datewright/service-kit/http/same-origin';
import { type Request, type Response, Router } from 'express';
import type { AppContext } from '../context.ts';
import { hasValidCard } from '../use-cases/has-valid-card.ts';

const cookie = createCookie(previewCookie, 'lax');

/** The colors of the design system. */
const style = `:root{background:light-dark(#fffaf6,#0f0d14);color:light-dark(#1d1726,#f4eff7)}
body{font:1rem/1.5 system-ui,sans-serif;margin:4rem auto;max-width:34rem;overflow-wrap:anywhere;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.2}a{color:light-dark(#b93716,#ff8264)}
button{background:#ff6b4a;border:0;border-radius:10px;color:#1f0d07;font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.25rem}
:focus-visible{outline:3px solid light-dark(#7440c9,#d3b5ff);outline-offset:2px}`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const renderPage = (title: string, content: Html) =>
  html`${new Html('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`.text;

const endPath = '/registry/v1/previews/end';

const renderQuestion = (name: string, version: string, until: Date) =>
  renderPage(
    `Preview ${name} ${version}?`,
    html`<p>This browser will use ${name} ${version} instead of the released version, until you end the preview, at the latest until ${until.toISOString().slice(11, 16)} UTC. Nobody else sees it. What you do in it is real: it uses your account and your credits.</p>
<p>It may be unfinished. Continue only if you or your team made this link. If no page opens in it, end it at <b>${endPath}</b>.</p>
<form method="post"><button>Start the preview</button></form>
<p><a href="/">No, go to Datewright</a></p>`,
  );

const renderEndQuestion = () =>
  renderPage(
    'End the preview in this browser?',
    html`<p>It gets the released versions again.</p>
<form method="post"><button>End the preview</button></form>
<p><a href="/">No, go to Datewright</a></p>`,
  );

const renderUsedUp = () =>
  renderPage(
    'This preview link is used up',
    html`<p>It starts a preview once, in one browser, within two hours. Make another with <code>npx mfe preview</code>.</p>
<p><a href="/">Go to Datewright</a></p>`,
  );

/** A path of the remote without parts that a visitor would have to choose. */
const findFirstPath = (paths: readonly string[]) => paths.find((path) => !/[:*]/.test(path)) ?? '/';

/**
 * The pages that start and end a preview, on the public origin: its cookie counts there. They need no sign-in, because
 * the browser that starts a link first is the one that gets the version.
 */
export function createPreviewPages(context: AppContext): Router {
  const { config, previews, versions } = context;
  const router = Router();
  const send = (res: Response, page: string, status = 200) =>
    void res
      .status(status)
      .set({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
      .type('html')
      .send(page);
  const readToken = (req: Request) => z.safeParse(previewParams, req.params).data?.token ?? null;
  const findWaiting = async (req: Request) => {
    const token = readToken(req);
    const preview = token === null ? null : await previews.find(token);
    return token !== null && preview && !preview.startedAt ? { token, ...preview } : null;
  };

  // For a browser whose previewed shell does not start, and so shows no toolbar.
  router.get('/end', (_req, res) => send(res, renderEndQuestion()));

  router.post('/end', async (req, res) => {
    assertSameOrigin(req, config.PUBLIC_ORIGIN);
    const token = z.safeParse(previewParams, { token: cookie.read(req) }).data?.token;
    if (token !== undefined) await previews.end(token);
    cookie.clear(res);
    res.redirect(303, '/');
  });

  router.get('/:token', async (req, res) => {
    const waiting = await findWaiting(req);
    if (!waiting) return send(res, renderUsedUp(), 404);
    send(res, renderQuestion(waiting.name, waiting.version, waiting.expiresAt));
  });

  router.post('/:token', async (req, res) => {
    assertSameOrigin(req, config.PUBLIC_ORIGIN);
    const waiting = await findWaiting(req);
    if (!waiting || !(await previews.start(waiting.token))) return send(res, renderUsedUp(), 404);
    const found = await versions.find(waiting.name, waiting.version);
    if (!found || !hasValidCard(found)) throw new AppError('version_not_found');
    cookie.set(res, waiting.token, waiting.expiresAt.getTime() - Date.now());
    res.redirect(303, findFirstPath(found.card.routes.map(({ path }) => path)));
  });
  return router;
}
