/** How chat apps write times and dates, in English and Hungarian. */
export const time = String.raw`(?:(?:de|du)\.?\s)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[apAP]\.?\s?[mM]\.?)?`;

const month = '(?:jan|feb|mar|már|apr|ápr|may|máj|jun|jún|jul|júl|aug|sep|szep|oct|okt|nov|dec)\\p{L}{0,7}\\.?';
const numbers = String.raw`\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}\.?`;
const words = String.raw`(?:\d{1,2}\.?\s${month},?(?:\s\d{4})?|(?:\d{4}\.\s)?${month}\s\d{1,2}\b\.?(?:,?\s\d{4})?)`;
export const date = `(?:${numbers}|${words})`;

export const nearDay = '(?:today|yesterday|ma|tegnap)';
export const weekday =
  '(?:(?:mon|tue|wed|thu|fri|sat|sun|hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap)\\p{L}*|(?:h|k|sze|cs|p|szo|v)\\.)';
