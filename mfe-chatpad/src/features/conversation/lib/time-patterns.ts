/** How chat apps write times and dates, in English and Hungarian. */
export const timePattern = String.raw`(?:(?:de|du)\.?\s)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[apAP]\.?\s?[mM]\.?)?`;

const monthPattern = '(?:jan|feb|mar|már|apr|ápr|may|máj|jun|jún|jul|júl|aug|sep|szep|oct|okt|nov|dec)\\p{L}{0,7}\\.?';
const numericDatePattern = String.raw`\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}\.?`;
const writtenDatePattern = String.raw`(?:\d{1,2}\.?\s${monthPattern},?(?:\s\d{4})?|(?:\d{4}\.\s)?${monthPattern}\s\d{1,2}\b\.?(?:,?\s\d{4})?)`;
export const datePattern = `(?:${numericDatePattern}|${writtenDatePattern})`;

export const relativeDayPattern = '(?:today|yesterday|ma|tegnap)';
export const weekdayPattern =
  '(?:(?:mon|tue|wed|thu|fri|sat|sun|hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap)\\p{L}*|(?:h|k|sze|cs|p|szo|v)\\.)';
