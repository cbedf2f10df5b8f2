import { type Html, html } from '@datewright/service-kit/http/html';

/** Turns `[label](https://…)` into links, the only Markdown that Stripe allows in a custom text. */
export function linkMarkdown(text: string): Html {
  const parts = text.split(/(\[[^\]]+\]\(https?:[^)\s]+\))/);
  return html`${parts.map((part) => {
    const [, label, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return label && url ? html`<a href="${url}" target="_blank" rel="noreferrer">${label}</a>` : part;
  })}`;
}
