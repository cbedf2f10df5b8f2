import { getUnaccentedHungarian, getWordFrequencies, type Language } from './word-frequency.ts';

export type { Language };

const hungarian =
  'a az egy es vagy hogy nem is de van mi mit ki hol te en szia sziasztok hello igen koszi szeretem szeretek imadom milyen mennyire kedvenc szoktam nagyon csak meg mar ha el neked veled vagyok hat jo lenne lesz volt akkor most itt ott ez azt ezt nekem engem teged mert ami aki hogyan miert mikor egyutt ma holnap tegnap se sem ne kell lehet tudom tudsz fel ki be le soha mindig mindenki senki eves keresek';
const english =
  'the an and or that not is are but what who where you i im hi hey yes thanks love like my your how really just still if to of in for with me am was were so it this do dont can will at on have has they he she we be no never always want know here now out up';
const minWordLength = 3;
/** Of each half of a compound. */
const minHalfLength = 4;
/** No word is longer, and trying each half of a longer one takes long. */
const maxCompoundLength = 30;
/** On the Zipf scale: so much more used in one language that a word is not borrowed from it. */
const minDifference = 0.5;
/** Less than this may be the accents of a name. */
const minLetterLean = 1;
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

/** Whether a word is Hungarian (above 0), English (below 0) or both; accents may be missing where English has no such word. */
function compareFrequency(word: string): number {
  const [hungarian, english] = [getWordFrequencies('hu').get(word), getWordFrequencies('en').get(word)];
  const isUnknown = hungarian === undefined && english === undefined;
  const difference = (hungarian ?? (isUnknown ? getUnaccentedHungarian().get(word) : 0) ?? 0) - (english ?? 0);
  return Math.abs(difference) > minDifference ? Math.sign(difference) : 0;
}

/** True for a word of neither language, with or without accents. */
export const isUnknownWord = (word: string): boolean =>
  !getWordFrequencies('hu').has(word) && !getWordFrequencies('en').has(word) && !getUnaccentedHungarian().has(word);

/** True when the word consists of two Hungarian ones: "földrajz-tanár". */
function isHungarianCompound(word: string): boolean {
  if (word.length > maxCompoundLength) return false;
  for (let cut = minHalfLength; cut <= word.length - minHalfLength; cut++) {
    if (compareFrequency(word.slice(0, cut)) > 0 && compareFrequency(word.slice(cut)) > 0) return true;
  }
  return false;
}

/** How many more of the different words of a text are Hungarian than English, by how often each language uses them. */
export function getFrequencyScore(text: string): number {
  const different = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const long = [...different].filter((word) => word.length >= minWordLength);
  return long.reduce((lean, word) => {
    const isKnown = getWordFrequencies('hu').has(word) || getWordFrequencies('en').has(word);
    return lean + (compareFrequency(word) || (!isKnown && isHungarianCompound(word) ? 1 : 0));
  }, 0);
}

/**
 * Whether normalized words are Hungarian or English; English when undecided. `raw` may contain letters that only one
 * has. "A" is an article in both, and one accent may be a name's, so they leave the decision to the other words.
 */
export function detectLanguage(folded: string, raw = ''): Language {
  const lean = getLetterScore(raw) + getLanguageScore(folded);
  const text = raw || folded;
  if (lean > 0 && (lean < minLetterLean || isLeanOfArticles(folded, lean))) {
    return getFrequencyScore(text) < 0 ? 'en' : 'hu';
  }
  if (lean > 0) return 'hu';
  // A list without accents and function words is told by its nouns: "deszka, graffiti, rap".
  return lean >= -1 && lean + getFrequencyScore(text) >= minWordLean ? 'hu' : 'en';
}
