/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where replies go; the sender by default. */
  replyTo?: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
/** A line break would start another header, by which an attacker adds recipients. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const lineBreakCharacters = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
const maxLineLength = 900;

const isOneLine = (text: string) => text.length <= maxLineLength && !lineBreakCharacters.test(text);

/** Throws for a header that contains a line break. */
export function assertMailHeaders({ to, subject, replyTo = '', headers = {} }: Mail): void {
  const names = Object.keys(headers);
  if (!names.every((name) => headerName.test(name))) throw new Error('A mail header has no proper name.');
  const lines = [to, subject, replyTo, ...Object.values(headers)];
  if (!lines.every(isOneLine)) throw new Error('A mail header is more than one line.');
}

/** Typed text as one header line of at most `longest` characters; line breaks become spaces. */
export const toSingleLine = (typed: string, longest = 200) =>
  typed
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out.
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, ' ')
    .trim()
    .slice(0, longest);
