import { getUnaccentedHungarian, getWordFrequencies } from '@datewright/safety/text/word-frequency';
import { detect } from 'tinyld';
import type { ParsedBio } from '../text/parsed-bio.ts';

/** On the Zipf scale: rarer words are in the English list as names and quotes of other languages ("placer"). */
const minEnglishFrequency = 3.5;
/** With fewer of such words in 100, the text is hardly in that language. */
const minShare = 65;
const minWords = 6;
/** What tinyld detects for letters that are not words: hardly anybody writes a bio in these languages. */
const excludedLanguages: ReadonlySet<string> = new Set(['ber', 'eo', 'ia', 'la', 'tlh', 'vo']);

const computeShare = (words: readonly string[], isKnown: (word: string) => boolean): number =>
  (100 * words.filter(isKnown).length) / words.length;

const isEnglish = (word: string): boolean => (getWordFrequencies('en').get(word) ?? 0) >= minEnglishFrequency;

/** Accents may be missing where English has no such word. */
const isHungarian = (word: string): boolean =>
  getWordFrequencies('hu').has(word) || (!getWordFrequencies('en').has(word) && getUnaccentedHungarian().has(word));

/**
 * Whether a text is in a language that we don't score. tinyld has to detect it, and the text must lack words of English
 * and Hungarian: for a few words, a detector alone is not reliable.
 */
export function isOtherLanguage({ text, sentences }: ParsedBio): boolean {
  const words = sentences
    .flatMap(({ written }) => written.map(({ lower }) => lower))
    .filter((word) => !/\d/.test(word));
  if (words.length < minWords) return false;
  const found = detect(text);
  if (found === 'en' || found === 'hu' || found === '' || excludedLanguages.has(found)) return false;
  return computeShare(words, isEnglish) < minShare && computeShare(words, isHungarian) < minShare;
}
