import type { BioLanguage, WordError } from '../text/parsed-bio.ts';
import { englishMisspellings } from './en/misspellings.ts';
import { englishTexting } from './en/texting.ts';
import { hungarianAccents } from './hu/accents.ts';
import { hungarianMisspellings } from './hu/misspellings.ts';
import { hungarianTexting } from './hu/texting.ts';

export interface WordCorrection {
  rule: WordError['rule'];
  meant: string;
}

/** The correction of each misspelled word. A list has one `wrong right` per line, or several separated by commas. */
export const wordCorrections: Record<BioLanguage, ReadonlyMap<string, WordCorrection>> = {
  en: new Map([
    ...parseCorrections(englishTexting, 'languageTexting'),
    ...parseCorrections(englishMisspellings, 'languageMisspelling'),
  ]),
  hu: new Map([
    ...parseCorrections(hungarianTexting, 'languageTexting'),
    ...parseCorrections(hungarianAccents, 'languageAccents'),
    ...parseCorrections(hungarianMisspellings, 'languageMisspelling'),
  ]),
};

function parseCorrections(lines: string, rule: WordError['rule']): [string, WordCorrection][] {
  const pairs = lines.split(/[,\n]/).map((line) => line.trim());
  return pairs.filter(Boolean).map((pair) => {
    const [wrong = '', ...meant] = pair.split(' ');
    return [wrong, { rule, meant: meant.join(' ') }];
  });
}
