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

const paragraphHtml = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;

function buttonHtml({ label, url }: Link): string {
  const href = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#c2185b;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${href}</p>`;
}

const linkHtml = ({ label, url }: Link) =>
  `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:#5f5866">${escapeHtml(label)}</a></p>`;

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
  const html = `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;background:#f6f4f7;color:#1d1a20;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${[greeting, ...paragraphs].map(paragraphHtml).join('\n')}
${body?.html ?? ''}
${button ? buttonHtml(button) : ''}
<p style="margin:0;font-size:13px;color:#5f5866">${escapeHtml(closing)}</p>
${link ? linkHtml(link) : ''}
</div>
</body>
</html>`;
  return { text, html };
}
