import { howCommon } from '../frequency/how-common.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { type Books, books } from '../phrases/spots-of.ts';
import type { BioLanguage, Reading, Sentence, Word } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import * as en from '../words/en/concrete.ts';
import * as hu from '../words/hu/concrete.ts';
import { disclosures } from './disclosure.ts';
import { complaints, unwelcoming } from './negatives.ts';
import { cliches, fillers } from './own-words.ts';

export const traits = books({ en: en.englishTraits, hu: hu.hungarianTraits });
export const generics = books({ en: en.englishGenerics, hu: hu.hungarianGenerics });

/** What everybody writes is rare in other texts: "foodie". */
const worn: readonly Books[] = [cliches, fillers, traits, generics, ...unwelcoming, complaints];

/** Rarer than this on the Zipf scale: "soup" and "ladder", not "dinner" and "friend". */
const rarerThan: Record<BioLanguage, number> = { en: 4.1, hu: 4.5 };
const shortest = 4;
/** A line of one or two words is a card entry. */
const fewestWords = 3;
/** A list of them is no story. */
const mostEach = 3;
const capital = /^\p{Lu}/u;

// Two parts ask for it.
const known = new WeakMap<Sentence, Word[]>();

/**
 * Words of a sentence that one could draw, as far as frequency tells: those that people use seldom. Names are found by
 * their capitals elsewhere, and what stands in a worn phrase is no word of one's own.
 */
export function specificWords(sentence: Sentence, reading: Reading): Word[] {
  const words = known.get(sentence) ?? findSpecificWords(sentence, reading);
  known.set(sentence, words);
  return words;
}

function findSpecificWords({ words, meant }: Sentence, { language }: Reading): Word[] {
  if (words.length < fewestWords) return [];
  const borrowed = new Set(
    worn.flatMap((list) =>
      findPhrases(meant, list[language], 'maybe').flatMap(({ from, to }) => meant.slice(from, to)),
    ),
  );
  return meant.filter((word, place) => {
    const { lower, text, slip } = word;
    if (slip || borrowed.has(word) || lower.length < shortest || (place > 0 && capital.test(text))) return false;
    const common = howCommon(lower, language);
    return common > 0 && common < rarerThan[language];
  });
}

/** Specific words in what tells of the writer, each once. */
export function specifics(reading: Reading): Span[] {
  const found = new Map<string, Span>();
  for (const sentence of disclosures(reading)) {
    for (const { lower, start, end } of specificWords(sentence, reading).slice(0, mostEach)) {
      if (!found.has(lower)) found.set(lower, { start, end });
    }
  }
  return [...found.values()];
}
