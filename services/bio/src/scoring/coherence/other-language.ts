import { getWordFrequencies } from '@datewright/safety/text/word-frequency';
import { detect } from 'tinyld';
import type { BioLanguage, ParsedBio } from '../parsing/parsed-bio.ts';

/** Words that stand in every text of a language, whatever it is about. */
const universalFrequency = 5.7;
/** Less of them than this in 100 words, and the text is hardly in the language. */
const minShare = 20;
const minWords = 6;
/** What tinyld takes letters for that are no words: hardly anybody writes a bio in these. */
const excludedLanguages: ReadonlySet<string> = new Set(['ber', 'eo', 'ia', 'la', 'tlh', 'vo']);

const computeKnownShare = (words: readonly string[], language: BioLanguage): number =>
  (100 * words.filter((word) => (getWordFrequencies(language).get(word) ?? 0) >= universalFrequency).length) /
  words.length;

/**
 * Whether a text is in a language that we do not score. tinyld says so, and the small words of neither English nor
 * Hungarian hold it up: of few words alone no library knows.
 */
export function isOtherLanguage({ text, sentences }: ParsedBio): boolean {
  const words = sentences
    .flatMap(({ written }) => written.map(({ lower }) => lower))
    .filter((word) => !/\d/.test(word));
  if (words.length < minWords) return false;
  const found = detect(text);
  if (found === 'en' || found === 'hu' || found === '' || excludedLanguages.has(found)) return false;
  return computeKnownShare(words, 'en') < minShare && computeKnownShare(words, 'hu') < minShare;
}
