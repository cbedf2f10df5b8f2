import { findPhrases } from '../phrases/find-phrases.ts';
import { books } from '../phrases/spots-of.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import { numberWords } from '../words/number-words.ts';
import { disclosures } from './disclosure.ts';

const bookOf = books(numberWords);
const digits = /^\d{1,4}/;
/** Not telling: 100 %, 24/7, 110 %. */
const empty: ReadonlySet<string> = new Set(['100', '110', '24', '7', '1']);
/** A line of one or two words is a card entry: "28", "182 cm". */
const fewestWords = 3;

/** Numbers within sentences, each once. */
export function numbers(reading: Reading): Span[] {
  const found = new Map<string, Span>();
  for (const sentence of disclosures(reading)) {
    for (const { name, start, end } of numbersIn(sentence, reading)) {
      if (!found.has(name)) found.set(name, { start, end });
    }
  }
  return [...found.values()];
}

function numbersIn({ words, meant }: Sentence, { language }: Reading): (Span & { name: string })[] {
  if (words.length < fewestWords) return [];
  const slips = new Set(meant.filter(({ slip }) => slip).map(({ start }) => start));
  const written = words.filter(({ lower, start }) => digits.test(lower) && !empty.has(lower) && !slips.has(start));
  const spelled = findPhrases(meant, bookOf[language], 'surely').map(({ from, start, end }) => ({
    name: meant[from]?.folded ?? '',
    start,
    end,
  }));
  return [...written.map(({ lower, start, end }) => ({ name: lower, start, end })), ...spelled];
}
