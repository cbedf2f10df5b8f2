/** Quotes and lists in one another: no post needs more, and the parser's work grows with the square of them. */
const maxDepth = 12;

/** What opens a quote or a list item at the start of a line. */
const blockOpener = /[ \t]{0,64}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/** The Markdown with at most twelve openers of quotes and lists before the text of each line; further ones are dropped. */
export const limitNesting = (markdown: string): string => markdown.split('\n').map(limitLineNesting).join('\n');

function limitLineNesting(line: string): string {
  let [count, end, kept] = [0, 0, 0];
  blockOpener.lastIndex = 0;
  while (blockOpener.test(line)) {
    end = blockOpener.lastIndex;
    count += 1;
    if (count <= maxDepth) kept = end;
  }
  return count > maxDepth ? line.slice(0, kept) + line.slice(end) : line;
}
