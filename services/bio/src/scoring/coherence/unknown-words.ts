import { getWordFrequencies } from '@datewright/safety/text/word-frequency';
import type { BioLanguage, ParsedBio, Word } from '../parsing/parsed-bio.ts';

const minStemLength = 3;
/** As many letters as Hungarian endings have together: "padlá-sunkon". */
const maxEndingLength = 6;
const englishEnding = /(?:'s|s'|ies|es|s|ed|ing|er|ers|ly|ish|y|less)$/;
const capital = /^\p{Lu}/u;

/** Whether people use this word, in one of its forms or as two words in one. */
function isKnownWord(lower: string, language: BioLanguage): boolean {
  const words = getWordFrequencies(language);
  if (/\d/.test(lower) || words.has(lower)) return true;
  if (language === 'en') {
    const stem = lower.replace(englishEnding, '');
    return stem.length >= minStemLength && (words.has(stem) || words.has(`${stem}e`) || words.has(`${stem}y`));
  }
  for (let cut = lower.length - 1; cut >= Math.max(minStemLength, lower.length - maxEndingLength); cut--) {
    if (words.has(lower.slice(0, cut))) return true;
  }
  for (let cut = minStemLength; cut <= lower.length - minStemLength; cut++) {
    if (words.has(lower.slice(0, cut)) && words.has(lower.slice(cut))) return true;
  }
  return false;
}

/** Of the different small words with letters, how many nobody uses (0 to 1). Errors count as what they mean. */
export function unknownShare({ sentences, language }: ParsedBio): number {
  const isName = (word: Word, place: number) => place > 0 && capital.test(word.text);
  const words = sentences.flatMap(({ corrected: meant }) => meant.filter((word, place) => !isName(word, place)));
  const different = [...new Set(words.map(({ lower }) => lower))].filter((lower) => /\p{L}{2}/u.test(lower));
  if (different.length === 0) return 0;
  return different.filter((lower) => !isKnownWord(lower, language)).length / different.length;
}
