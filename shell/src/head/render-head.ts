import type { Head } from './build-head.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders a head as HTML. The browser replaces tags marked with `data-head` when another page opens. */
export function renderHead({ title, tags }: Head): string {
  const lines = tags.map(({ name, attributes, text }) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    const open = `<${name} data-head${written.join('')}>`;
    return name === 'script' ? `${open}${(text ?? '').replaceAll('<', '\\u003c')}</script>` : open;
  });
  return `<title>${escapeHtml(title)}</title>${lines.join('')}`;
}
