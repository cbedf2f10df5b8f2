import { getWordFrequencies } from '@datewright/safety/text/word-frequency';
import { detect } from 'tinyld';
import type { BioLanguage, ParsedBio } from '../text/parsed-bio.ts';

/** On the Zipf scale: words this frequent occur in every text of a language, whatever its subject. */
const universalFrequency = 5.7;
/** With fewer of them in 100 words, the text is hardly in that language. */
const minShare = 20;
const minWords = 6;
/** What tinyld detects for letters that are not words: hardly anybody writes a bio in these languages. */
const excludedLanguages: ReadonlySet<string> = new Set(['ber', 'eo', 'ia', 'la', 'tlh', 'vo']);

const computeKnownShare = (words: readonly string[], language: BioLanguage): number =>
  (100 * words.filter((word) => (getWordFrequencies(language).get(word) ?? 0) >= universalFrequency).length) /
  words.length;

/**
 * Whether a text is in a language that we don't score. tinyld has to detect it, and the text must lack English and
 * Hungarian function words: for a few words, a detector alone is not reliable.
 */
export function isOtherLanguage({ text, sentences }: ParsedBio): boolean {
  const words = sentences
    .flatMap(({ corrected }) => corrected.map(({ lower }) => lower))
    .filter((word) => !/\d/.test(word));
  if (words.length < minWords) return false;
  const found = detect(text);
  if (found === 'en' || found === 'hu' || found === '' || excludedLanguages.has(found)) return false;
  return computeKnownShare(words, 'en') < minShare && computeKnownShare(words, 'hu') < minShare;
}
