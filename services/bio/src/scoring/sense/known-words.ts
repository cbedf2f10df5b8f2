import { wordFrequencies } from '@datewright/safety/text/word-frequency';
import type { BioLanguage, Reading, Word } from '../reading/reading.ts';

const shortestStem = 3;
/** As many letters as Hungarian endings have together: "padlá-sunkon". */
const longestEnding = 6;
const englishEnding = /(?:'s|s'|ies|es|s|ed|ing|er|ers|ly|ish|y|less)$/;
const capital = /^\p{Lu}/u;

/** Whether people use this word, in one of its forms or as two words in one. */
function isKnown(lower: string, language: BioLanguage): boolean {
  const words = wordFrequencies(language);
  if (/\d/.test(lower) || words.has(lower)) return true;
  if (language === 'en') {
    const stem = lower.replace(englishEnding, '');
    return stem.length >= shortestStem && (words.has(stem) || words.has(`${stem}e`) || words.has(`${stem}y`));
  }
  for (let cut = lower.length - 1; cut >= Math.max(shortestStem, lower.length - longestEnding); cut--) {
    if (words.has(lower.slice(0, cut))) return true;
  }
  for (let cut = shortestStem; cut <= lower.length - shortestStem; cut++) {
    if (words.has(lower.slice(0, cut)) && words.has(lower.slice(cut))) return true;
  }
  return false;
}

/** Of the different small words with letters, how many nobody uses (0 to 1). Errors count as what they mean. */
export function unknownShare({ sentences, language }: Reading): number {
  const isName = (word: Word, place: number) => place > 0 && capital.test(word.text);
  const words = sentences.flatMap(({ meant }) => meant.filter((word, place) => !isName(word, place)));
  const different = [...new Set(words.map(({ lower }) => lower))].filter((lower) => /\p{L}{2}/u.test(lower));
  if (different.length === 0) return 0;
  return different.filter((lower) => !isKnown(lower, language)).length / different.length;
}
