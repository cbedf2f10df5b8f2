import type { Head } from './build-head.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A head as HTML. Its tags carry `data-head`: the browser replaces them when another page is opened. */
export function renderHead({ title, tags }: Head): string {
  const lines = tags.map(({ name, attributes, text }) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    const open = `<${name} data-head${written.join('')}>`;
    return name === 'script' ? `${open}${(text ?? '').replaceAll('<', '\\u003c')}</script>` : open;
  });
  return `<title>${escapeHtml(title)}</title>${lines.join('')}`;
}
