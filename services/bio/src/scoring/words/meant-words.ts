import type { BioLanguage, WordError } from '../reading/reading.ts';
import { englishMisspellings } from './en/misspellings.ts';
import { englishTexting } from './en/texting.ts';
import { hungarianAccents } from './hu/accents.ts';
import { hungarianMisspellings } from './hu/misspellings.ts';
import { hungarianTexting } from './hu/texting.ts';

export interface MeantWord {
  rule: WordError['rule'];
  meant: string;
}

/** What each word in error should be. A list has one `wrong right` a line, or several parted by commas. */
export const meantWords: Record<BioLanguage, ReadonlyMap<string, MeantWord>> = {
  en: new Map([...read(englishTexting, 'languageTexting'), ...read(englishMisspellings, 'languageMisspelling')]),
  hu: new Map([
    ...read(hungarianTexting, 'languageTexting'),
    ...read(hungarianAccents, 'languageAccents'),
    ...read(hungarianMisspellings, 'languageMisspelling'),
  ]),
};

function read(lines: string, rule: WordError['rule']): [string, MeantWord][] {
  const pairs = lines.split(/[,\n]/).map((line) => line.trim());
  return pairs.filter(Boolean).map((pair) => {
    const [wrong = '', ...meant] = pair.split(' ');
    return [wrong, { rule, meant: meant.join(' ') }];
  });
}
