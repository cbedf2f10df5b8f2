import { getWordFrequencies, type Language } from './word-frequency.ts';

export type { Language };

const hungarian =
  'a az egy es vagy hogy nem is de van mi mit ki hol te en szia sziasztok hello igen koszi szeretem szeretek imadom milyen mennyire kedvenc szoktam nagyon csak meg mar ha el neked veled vagyok hat jo lenne lesz volt akkor most itt ott ez azt ezt nekem engem teged mert ami aki hogyan miert mikor egyutt ma holnap tegnap se sem ne kell lehet tudom tudsz fel ki be le soha mindig mindenki senki eves keresek';
const english =
  'the an and or that not is are but what who where you i im hi hey yes thanks love like my your how really just still if to of in for with me am was were so it this do dont can will at on have has they he she we be no never always want know here now out up';
const minWordLength = 3;
/** On the Zipf scale: so much more used in one language that a word is not borrowed from it. */
const minDifference = 0.5;
/** So many more Hungarian words than English ones make a text without accents Hungarian. */
const minWordLean = 2;
const words = { hu: new Set(hungarian.split(' ')), en: new Set(english.split(' ')) };

/** How clearly normalized words are Hungarian (above 0) or English (below 0). */
export function getLanguageScore(folded: string): number {
  let lean = 0;
  for (const word of folded.split(' ')) {
    if (words.hu.has(word)) lean += 1;
    if (words.en.has(word)) lean -= 1;
  }
  return lean;
}

/** How clearly the letters of a text are Hungarian; 0 when none is. */
export const getLetterScore = (raw: string): number =>
  (raw.match(/[őűŐŰ]/g)?.length ?? 0) * 2 + (raw.match(/[áéíóöúü]/gi)?.length ?? 0) * 0.5;

/** True when articles alone make a text Hungarian. */
const isLeanOfArticles = (folded: string, lean: number) =>
  lean <= folded.split(' ').filter((word) => word === 'a').length;

/** Of words in no list of function words, how many more are used in Hungarian than in English; accents may be missing. */
export function getFrequencyScore(folded: string, raw: string): number {
  const [hu, en] = [getWordFrequencies('hu'), getWordFrequencies('en')];
  let lean = 0;
  for (const word of new Set([...folded.split(' '), ...raw.toLowerCase().split(/[^\p{L}]+/u)])) {
    if (word.length < minWordLength) continue;
    const difference = (hu.get(word) ?? 0) - (en.get(word) ?? 0);
    if (Math.abs(difference) > minDifference) lean += Math.sign(difference);
  }
  return lean;
}

/**
 * Whether normalized words are Hungarian or English; English when undecided. `raw` may contain letters that only one
 * has. "A" is an article in both, so alone it leaves the decision to the other words.
 */
export function detectLanguage(folded: string, raw = ''): Language {
  const lean = getLetterScore(raw) + getLanguageScore(folded);
  if (lean > 0 && isLeanOfArticles(folded, lean)) return getFrequencyScore(folded, raw) < 0 ? 'en' : 'hu';
  if (lean > 0) return 'hu';
  // A list without accents and function words is told by its nouns: "deszka, graffiti, rap".
  return lean >= -1 && lean + getFrequencyScore(folded, raw) >= minWordLean ? 'hu' : 'en';
}
