const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Their dot ends no sentence. */
export const titleAbbreviations = toWordSet('e.g|i.e|vs|approx|mr|mrs|ms|dr|st|pl|kb|ill|ún|u.i|cca|szül');

/** Their dot ends one when a capital follows. */
export const abbreviations = toWordSet('stb|p.s|ps|nov|dec|jan|feb|a.m|p.m|ph.d|etc');
