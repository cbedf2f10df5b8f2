/** Locales of the product. English is the source; every other follows it key by key. */
export type Locale = 'en' | 'hu';
