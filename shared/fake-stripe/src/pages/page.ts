import { type Html, html } from '@datewright/service-kit/http/html';
import type { Response } from 'express';

export interface Page {
  title: string;
  body: Html;
  /** Class of the page's body. */
  kind: 'checkout' | 'portal' | 'invoice' | 'developer' | 'notice';
}

/** Chrome checks all redirects after a form against `form-action`, so the final destination is listed too. */
function policy(leadsTo: (string | null | undefined)[]): string {
  const origins = leadsTo.map((url) => (url ? URL.parse(url)?.origin : undefined)).filter((origin) => origin);
  const forms = ["'self'", ...new Set(origins)].join(' ');
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;
}

export function sendPage(
  res: Response,
  { title, body, kind }: Page,
  { status = 200, leadsTo = [] }: { status?: number; leadsTo?: (string | null | undefined)[] } = {},
): void {
  res.set({
    'content-security-policy': policy(leadsTo),
    'cache-control': 'no-store',
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/stripe/pages.css">
<script src="/stripe/pages.js" defer></script>
</head>
<body class="${kind}">
${body}
</body>
</html>
`;
  res.status(status).type('html').send(page.text);
}

/** Marks every page as a test page, so that nobody takes it for Stripe's. */
export const testModeBanner = html`<header class="ribbon"><b>TEST MODE</b> Sandbox: no money moves</header>`;

/** A page with a single message. */
export function noticePage(title: string, text: string, link?: { href: string; label: string }): Page {
  return {
    title,
    kind: 'notice',
    body: html`${testModeBanner}
<main class="notice">
<h1>${title}</h1>
<p>${text}</p>
${link && html`<p><a class="button quiet" href="${link.href}">${link.label}</a></p>`}
</main>`,
  };
}
