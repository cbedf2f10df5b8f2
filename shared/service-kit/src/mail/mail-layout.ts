import { escapeHtml } from '../http/html.ts';

interface Link {
  label: string;
  url: string;
}

export interface MailContent {
  greeting: string;
  paragraphs: string[];
  button?: Link;
  closing: string;
  /** In small type below the closing. */
  link?: Link;
  /** A longer text below the paragraphs, as sanitized HTML and as plain text. */
  body?: { html: string; text: string };
}

/**
 * The product's colors and type. Mail programs that drop this element show the same in their own font, in the light
 * theme and with the button of `buttonHtml`, whose styles stand at the element for that reason.
 */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: #fffaf6; color: #1d1726; font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
.card { max-width: 560px; background: #ffffff; border: 1px solid #e9dfd8; border-radius: 16px; }
.card > tbody > tr > td { padding: 32px 28px; overflow-wrap: anywhere; }
.name { margin: 0 0 24px; font-size: 20px; font-weight: 700; letter-spacing: -0.03em; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.2; letter-spacing: -0.02em; }
h2, h3 { margin: 24px 0 8px; font-size: 18px; line-height: 1.3; }
p, ul, ol, blockquote { margin: 0 0 16px; }
blockquote { padding-left: 12px; border-left: 3px solid #b98cff; }
a { color: #b23a1c; }
.small { font-size: 14px; color: #6d6378; }
.small a { color: #6d6378; word-break: break-all; }
.end { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #e9dfd8; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #0f0d14 !important; color: #f4eff7 !important; }
  .card { background: #252032 !important; border-color: #453c5c !important; }
  a { color: #ff8264; }
  .small, .small a { color: #b3abc0; }
  .end { border-color: #453c5c; }
}`;

const paragraphHtml = (content: string) => `<p>${escapeHtml(content)}</p>`;

function buttonHtml({ label, url }: Link): string {
  const href = escapeHtml(url);
  return `<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#ff6b4a;color:#1f0d07;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p class="small">Or open this link: <a href="${href}">${href}</a></p>`;
}

const linkHtml = ({ label, url }: Link) => `<p class="small"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;

/** Renders a mail as plain text and as HTML that every mail program shows: no pictures, scripts or trackers. */
export function renderMail({ greeting, paragraphs, button, closing, link, body }: MailContent): {
  text: string;
  html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    ...(body ? [body.text] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    closing,
    ...(link ? [`${link.label}: ${link.url}`] : []),
  ].join('\n\n');
  // An inbox shows the first words beside the subject: the sentence that matters, and not the name of the sender again.
  const preview = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? greeting)}</div>`;
  // Outlook knows the width of a table, and of nothing else.
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(greeting)}</title>
<style>${styles}</style>
</head>
<body>
${preview}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" align="center"><tr><td align="left">
<p class="name">Datewright</p>
<h1>${escapeHtml(greeting)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${body?.html ?? ''}
${button ? buttonHtml(button) : ''}
<p class="small end">${escapeHtml(closing)}</p>
${link ? linkHtml(link) : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  return { text, html };
}
