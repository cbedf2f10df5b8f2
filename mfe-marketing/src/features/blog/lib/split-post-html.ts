/** The body of a post, cut after each of its first two sections’ headings: what stands between comes from the page. */
export function splitPostHtml(html: string, cuts = 2): string[] {
  const parts: string[] = [];
  let from = 0;
  const heading = /<\/h2\s*>/gi;
  for (let found = heading.exec(html); found && parts.length < cuts; found = heading.exec(html)) {
    parts.push(html.slice(from, heading.lastIndex));
    from = heading.lastIndex;
  }
  return [...parts, html.slice(from)];
}

const excerptWords = 120;

/** The first words of a post, for machines. */
export function getPostExcerpt(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return words.slice(0, excerptWords).join(' ');
}
