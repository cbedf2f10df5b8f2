/** Quotes and lists in one another: no post needs more, and the parser's work grows with the square of them. */
const deepest = 12;

/** What opens a quote or a list item at the start of a line. */
const opener = /[ \t]{0,64}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/** The Markdown with at most twelve openers of quotes and lists before the text of each line; further ones are dropped. */
export const boundNesting = (markdown: string): string => markdown.split('\n').map(boundLine).join('\n');

function boundLine(line: string): string {
  let [count, end, kept] = [0, 0, 0];
  opener.lastIndex = 0;
  while (opener.test(line)) {
    end = opener.lastIndex;
    count += 1;
    if (count <= deepest) kept = end;
  }
  return count > deepest ? line.slice(0, kept) + line.slice(end) : line;
}
