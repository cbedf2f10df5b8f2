import { numberWords } from '../lexicon/number-words.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { createPhraseBooks } from '../phrases/phrase-matchers.ts';
import type { ParsedBio, Sentence } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';
import { disclosures } from './disclosure.ts';

const numberPhrases = createPhraseBooks(numberWords);
const digits = /^\d{1,4}/;
/** Numbers that say nothing: 100 %, 24/7, 110 %. */
const meaninglessNumbers: ReadonlySet<string> = new Set(['100', '110', '24', '7', '1']);
/** A line of one or two words is a data field: "28", "182 cm". */
const minWords = 3;

/** Numbers within sentences, each once. */
export function numbers(reading: ParsedBio): Span[] {
  const found = new Map<string, Span>();
  for (const sentence of disclosures(reading)) {
    for (const { name, start, end } of findNumbers(sentence, reading)) {
      if (!found.has(name)) found.set(name, { start, end });
    }
  }
  return [...found.values()];
}

function findNumbers({ words, corrected }: Sentence, { language }: ParsedBio): (Span & { name: string })[] {
  if (words.length < minWords) return [];
  const slips = new Set(corrected.filter(({ slip }) => slip).map(({ start }) => start));
  const written = words.filter(
    ({ lower, start }) => digits.test(lower) && !meaninglessNumbers.has(lower) && !slips.has(start),
  );
  const spelled = findPhrases(corrected, numberPhrases[language], 'surely').map(({ from, start, end }) => ({
    name: corrected[from]?.unaccented ?? '',
    start,
    end,
  }));
  return [...written.map(({ lower, start, end }) => ({ name: lower, start, end })), ...spelled];
}
