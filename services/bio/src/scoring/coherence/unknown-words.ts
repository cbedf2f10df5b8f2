import { getWordFrequencies } from '@datewright/safety/text/word-frequency';
import type { BioLanguage, ParsedBio, Word } from '../text/parsed-bio.ts';

const minStemLength = 3;
/** The length of combined Hungarian endings: "padlá-sunkon". */
const maxEndingLength = 6;
const englishEnding = /(?:'s|s'|ies|es|s|ed|ing|er|ers|ly|ish|y|less)$/;
const capital = /^\p{Lu}/u;

/** Whether the word, one of its forms, or both halves of a compound are in use. */
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

/**
 * The share (0 to 1) of different lower-case words that are not in use. Misspelled words count as their corrections.
 */
export function unknownShare({ sentences, language }: ParsedBio): number {
  const isName = (word: Word, place: number) => place > 0 && capital.test(word.text);
  const words = sentences.flatMap(({ corrected: meant }) => meant.filter((word, place) => !isName(word, place)));
  const different = [...new Set(words.map(({ lower }) => lower))].filter((lower) => /\p{L}{2}/u.test(lower));
  if (different.length === 0) return 0;
  return different.filter((lower) => !isKnownWord(lower, language)).length / different.length;
}
