/** Their dot ends no sentence. */
export const abbreviations: ReadonlySet<string> = new Set(
  'e.g|i.e|vs|approx|mr|mrs|ms|dr|st|pl|kb|stb|ill|ún|u.i|p.s|ps|cca|szül|nov|dec|jan|feb'.split('|'),
);
