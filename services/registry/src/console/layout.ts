import { Html, html } from '@datewright/service-kit/http/html';
import type { Session } from './session.ts';

interface PageOptions {
  title: string;
  session: Session | null;
  content: Html;
}

/** One whole page of the console. */
export function renderPage({ title, session, content }: PageOptions): string {
  return html`${new Html('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Datewright console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/assets/design.css">
<link rel="stylesheet" href="/console/assets/console.css">
<script src="/console/assets/console.js" defer></script>
</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="/console">Datewright <span>console</span></a>
${session && renderAccount(session)}
</header>
<main id="content" tabindex="-1">${content}</main>
</body>
</html>
`.text;
}

const renderAccount = ({
  by,
  team,
  until,
  csrfToken,
}: Session) => html`<form class="account" method="post" action="/console/sign-out">
<input type="hidden" name="csrf" value="${csrfToken}">
<p><b>${by}</b> for ${team} <span class="until">until ${formatTime(new Date(until), 'time')}</span></p>
<button class="button quiet small">Sign out</button>
</form>`;

const utcFormats = {
  time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
};

/** A time in UTC; the script shows it in the reader's own time zone. */
export const formatTime = (at: Date, format: keyof typeof utcFormats = 'moment'): Html =>
  html`<time datetime="${at.toISOString()}" data-format="${format}">${utcFormats[format].format(at)} UTC</time>`;

/** A message about what just happened, or did not. */
export const renderNotice = (kind: 'good' | 'bad', text: string): Html =>
  html`<p class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${text}</p>`;
