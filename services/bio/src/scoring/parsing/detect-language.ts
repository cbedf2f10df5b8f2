import { getFrequencyScore } from '@datewright/safety/text/language';
import { englishFunctionWords, hungarianFunctionWords } from '../lexicon/function-words.ts';
import { wordCorrections } from '../lexicon/word-corrections.ts';
import type { BioLanguage, Word } from '../text/parsed-bio.ts';

/** Letters that no other major language uses. */
const hungarianLetters = /[őű]/;
const accented = /[áéíóöőúüű]/;
/** So many more Hungarian words than English ones make a text Hungarian, with accents or without. */
const minLead = 2;

/**
 * The language that more of the different function words belong to; English unless something indicates Hungarian.
 * Counts different words, so that repeating one changes nothing.
 */
export function detectLanguage(words: readonly Word[]): BioLanguage {
  const different = new Set(words.map(({ lower }) => lower));
  const hungarian = countOf(different, hungarianFunctionWords, 'hu');
  const english = countOf(different, englishFunctionWords, 'en');
  const ownLetters = [...different].some((word) => hungarianLetters.test(word)) ? 1 : 0;
  const isLedByNouns = () => getFrequencyScore([...different].join(' ')) >= minLead;
  if (hungarian + english > 0 && hungarian === english) return ownLetters || isLedByNouns() ? 'hu' : 'en';
  if (hungarian + english > 0) return hungarian + ownLetters > english ? 'hu' : 'en';
  // A list of nouns has no function words to detect it by.
  const isSlip = (word: string) => wordCorrections.hu.has(word) && !wordCorrections.en.has(word);
  const looks = [...different].filter((word) => accented.test(word) || isSlip(word)).length;
  const isWritten = looks >= 2 && looks * 3 >= different.size;
  return ownLetters || isWritten || isLedByNouns() ? 'hu' : 'en';
}

/** Misspelled words count as their corrections, except the shortest: "es" is Spanish too. */
function countOf(different: ReadonlySet<string>, functionWords: ReadonlySet<string>, language: BioLanguage): number {
  const meant = (word: string) => wordCorrections[language].get(word)?.meant.toLowerCase() ?? '';
  const isSure = (word: string) => language === 'en' || word.length > 2;
  return [...different].filter((word) => functionWords.has(word) || (isSure(word) && functionWords.has(meant(word))))
    .length;
}
