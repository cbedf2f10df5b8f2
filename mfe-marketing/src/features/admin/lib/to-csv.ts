type Cell = string | number;

/** Spreadsheets run a cell that starts with one of these as a formula. */
const formulaPrefix = /^[=+\-@\t\r]/;

function formatCell(value: Cell): string {
  const text = String(value);
  const harmless = typeof value === 'string' && formulaPrefix.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats rows as CSV (RFC 4180). An apostrophe keeps spreadsheets from running a cell as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
