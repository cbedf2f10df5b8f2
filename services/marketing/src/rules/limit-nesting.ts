/** Maximum nesting of quotes and lists: the parser's time grows with the square of the depth. */
const maxDepth = 12;

/** Matches the marker of a quote or list item at the start of a line. */
const blockOpener = /[ \t]{0,64}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/** Drops quote and list markers beyond the twelfth of each line. */
export const limitNesting = (markdown: string): string => markdown.split('\n').map(limitLineNesting).join('\n');

function limitLineNesting(line: string): string {
  let [count, end, allowedEnd] = [0, 0, 0];
  blockOpener.lastIndex = 0;
  while (blockOpener.test(line)) {
    end = blockOpener.lastIndex;
    count += 1;
    if (count <= maxDepth) allowedEnd = end;
  }
  return count > maxDepth ? line.slice(0, allowedEnd) + line.slice(end) : line;
}
