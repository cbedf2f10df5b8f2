import { englishFunctionWords, hungarianFunctionWords } from '../lexicon/function-words.ts';
import { wordCorrections } from '../lexicon/word-corrections.ts';
import type { BioLanguage, Word } from './parsed-bio.ts';

/** Letters that no other large language has. */
const hungarianLetters = /[őű]/;
const accented = /[áéíóöőúüű]/;

/**
 * The language that more of the different function words belong to; English when nothing says Hungarian.
 * Different words, so that saying one twice changes nothing.
 */
export function detectLanguage(words: readonly Word[]): BioLanguage {
  const different = new Set(words.map(({ lower }) => lower));
  const hungarian = countOf(different, hungarianFunctionWords, 'hu');
  const english = countOf(different, englishFunctionWords, 'en');
  const ownLetters = [...different].some((word) => hungarianLetters.test(word)) ? 1 : 0;
  if (hungarian + english > 0) return hungarian + ownLetters > english ? 'hu' : 'en';
  // A list of nouns has no small words to tell it by.
  const isSlip = (word: string) => wordCorrections.hu.has(word) && !wordCorrections.en.has(word);
  const looks = [...different].filter((word) => accented.test(word) || isSlip(word)).length;
  return ownLetters || (looks >= 2 && looks * 3 >= different.size) ? 'hu' : 'en';
}

/** Words in error count as what they mean, but for the shortest: "es" is Spanish too. */
function countOf(different: ReadonlySet<string>, functionWords: ReadonlySet<string>, language: BioLanguage): number {
  const meant = (word: string) => wordCorrections[language].get(word)?.meant.toLowerCase() ?? '';
  const isSure = (word: string) => language === 'en' || word.length > 2;
  return [...different].filter((word) => functionWords.has(word) || (isSure(word) && functionWords.has(meant(word))))
    .length;
}
