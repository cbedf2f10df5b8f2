import { wordFrequencies } from '@datewright/safety/text/word-frequency';
import { detect } from 'tinyld';
import type { BioLanguage, Reading } from '../reading/reading.ts';

/** Words that stand in every text of a language, whatever it is about. */
const everywhere = 5.7;
/** Less of them than this in 100 words, and the text is hardly in the language. */
const fewest = 20;
const fewestWords = 6;
/** What tinyld takes letters for that are no words: hardly anybody writes a bio in these. */
const unlikely: ReadonlySet<string> = new Set(['ber', 'eo', 'ia', 'la', 'tlh', 'vo']);

const shareOf = (words: readonly string[], language: BioLanguage): number =>
  (100 * words.filter((word) => (wordFrequencies(language).get(word) ?? 0) >= everywhere).length) / words.length;

/**
 * Whether a text is in a language that we do not score. tinyld says so, and the small words of neither English nor
 * Hungarian hold it up: of few words alone no library knows.
 */
export function isOtherLanguage({ text, sentences }: Reading): boolean {
  const words = sentences
    .flatMap(({ written }) => written.map(({ lower }) => lower))
    .filter((word) => !/\d/.test(word));
  if (words.length < fewestWords) return false;
  const found = detect(text);
  if (found === 'en' || found === 'hu' || found === '' || unlikely.has(found)) return false;
  return shareOf(words, 'en') < fewest && shareOf(words, 'hu') < fewest;
}
