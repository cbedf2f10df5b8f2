const maxCuts = 2;

/** Splits the body of a post after its first headings, so that the page can insert content. */
export function splitPostHtml(html: string): string[] {
  const parts: string[] = [];
  let from = 0;
  const heading = /<\/h2\s*>/gi;
  for (let found = heading.exec(html); found && parts.length < maxCuts; found = heading.exec(html)) {
    parts.push(html.slice(from, heading.lastIndex));
    from = heading.lastIndex;
  }
  return [...parts, html.slice(from)];
}

const excerptWords = 120;

/** The first words of a post, for its metadata. */
export function getPostExcerpt(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return words.slice(0, excerptWords).join(' ');
}
