type Cell = string | number;

/** A spreadsheet takes these for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

function cellOf(value: Cell): string {
  const text = String(value);
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run begins with an apostrophe, and is a text. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
