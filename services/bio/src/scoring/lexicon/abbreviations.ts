const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** A dot after these never ends a sentence. */
export const titleAbbreviations = toWordSet('e.g|i.e|vs|approx|mr|mrs|ms|dr|st|pl|kb|ill|ún|u.i|cca|szül');

/** A dot after these ends a sentence when a capital follows. */
export const abbreviations = toWordSet('stb|p.s|ps|nov|dec|jan|feb|a.m|p.m|ph.d|etc');
