import { englishFunctionWords, hungarianFunctionWords } from '../words/function-words.ts';
import type { BioLanguage, Word } from './reading.ts';

/** Letters that no other large language has. */
const hungarianLetters = /[őű]/;

/**
 * The language that more of the different function words belong to; English when nothing says Hungarian.
 * Different words, so that saying one twice changes nothing.
 */
export function detectLanguage(words: readonly Word[]): BioLanguage {
  const different = new Set(words.map(({ lower }) => lower));
  let hungarian = 0;
  let english = 0;
  let ownLetters = 0;
  for (const word of different) {
    if (hungarianFunctionWords.has(word)) hungarian += 1;
    if (englishFunctionWords.has(word)) english += 1;
    if (hungarianLetters.test(word)) ownLetters = 1;
  }
  return hungarian + ownLetters > english ? 'hu' : 'en';
}
