import { scoreBio } from '../scoring/score-bio.ts';

const accented = /[áéíóöőúüű]/i;

/**
 * The language to answer in. A list of interests has no small words to tell it by, so there Hungarian letters in a
 * third of the words count too.
 */
export function languageOf(text: string): 'en' | 'hu' {
  if (scoreBio(text).language === 'hu') return 'hu';
  const words = text.match(/\p{L}+/gu) ?? [];
  const hungarian = words.filter((word) => accented.test(word)).length;
  return hungarian >= 2 && hungarian * 3 >= words.length ? 'hu' : 'en';
}
