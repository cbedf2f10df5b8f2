import { escapeHtml } from '@datewright/service-kit/http/html';
import { extractLinks, type Mail } from './inbox.ts';

function withLinks(text: string): string {
  let html = '';
  let rest = text;
  for (const link of extractLinks(text)) {
    const at = rest.indexOf(link);
    html += `${escapeHtml(rest.slice(0, at))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
    rest = rest.slice(at + link.length);
  }
  return html + escapeHtml(rest);
}

function article(mail: Mail): string {
  return `<article id="${mail.id}">
  <header>
    <h2>${escapeHtml(mail.subject) || '(no subject)'}</h2>
    <p>To <b>${mail.to.map(escapeHtml).join(', ')}</b> from ${escapeHtml(mail.from)}
      <time datetime="${mail.at}">${mail.at.replace('T', ' ').slice(0, 19)} UTC</time></p>
  </header>
  <pre>${withLinks(mail.text)}</pre>
</article>`;
}

const empty = '<p class="empty">No mail yet. Mail that the product sends shows up here by itself.</p>';

/** The development inbox. Everything from a mail is escaped; only web addresses become links. */
export function inboxPage(mails: Mail[], to?: string): string {
  const shown = to ? ` to ${escapeHtml(to)}` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>(${mails.length}) Development inbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
<script src="/inbox.js" defer></script>
</head>
<body data-newest="${mails[0]?.id ?? ''}">
<nav aria-label="Sandbox"><a href="/inbox" aria-current="page">Mail inbox</a> <a href="/stripe">Stripe</a></nav>
<h1>Development inbox</h1>
<p class="note">${mails.length} mail${mails.length === 1 ? '' : 's'}${shown}, the newest first. Nothing here was really sent.</p>
<main>
${mails.length > 0 ? mails.map(article).join('\n') : empty}
</main>
</body>
</html>
`;
}
