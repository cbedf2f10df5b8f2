const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Everything that goes into a mail's HTML goes through here. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

export interface Letter {
  greeting: string;
  paragraphs: string[];
  button: { label: string; url: string };
  closing: string;
}

/** One letter as plain text and as HTML that any mail program shows: no pictures, no scripts, no trackers. */
export function layOut({ greeting, paragraphs, button, closing }: Letter): { text: string; html: string } {
  const text = [greeting, ...paragraphs, `${button.label}:\n${button.url}`, closing].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const link = `<a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#c2185b;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a>`;
  const html = `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;background:#f6f4f7;color:#1d1a20;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
<p style="margin:0 0 16px">${link}</p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(button.url)}</p>
<p style="margin:0;font-size:13px;color:#5f5866">${escapeHtml(closing)}</p>
</div>
</body>
</html>`;
  return { text, html };
}
