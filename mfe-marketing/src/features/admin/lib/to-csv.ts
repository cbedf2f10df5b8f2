type Cell = string | number;

/** A spreadsheet takes these for the beginning of a formula. */
const formulaPrefix = /^[=+\-@\t\r]/;

function formatCell(value: Cell): string {
  const text = String(value);
  const harmless = typeof value === 'string' && formulaPrefix.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run begins with an apostrophe, and is a text. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
