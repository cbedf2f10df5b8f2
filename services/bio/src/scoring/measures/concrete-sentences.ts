import type { Reading, Sentence } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import { isBareList } from './bare-list.ts';
import { disclosures } from './disclosure.ts';
import { doings } from './doings.ts';
import { nameGroups } from './name-groups.ts';
import { specificWords, wornWords } from './specific-words.ts';

/** Fewer words tell nothing: "Pub quizzes." Hungarian needs fewer than English, which says "in" and "my" apart. */
const fewestWords = { en: 4, hu: 3 };

/** The sentences that tell something of the writer: a name, a specific word or a doing is in them, and they are no list. */
export const concreteSentences = (reading: Reading): Span[] =>
  disclosures(reading)
    .filter(
      (sentence) =>
        sentence.words.length >= fewestWords[reading.language] && !isBareList(sentence) && tells(sentence, reading),
    )
    .map(({ start, end }) => ({ start, end }));

function tells(sentence: Sentence, reading: Reading): boolean {
  if (nameGroups(sentence, reading.text).length > 0 || specificWords(sentence, reading).length > 0) return true;
  const borrowed = wornWords(sentence, reading.language);
  return doings(sentence, reading).some((word) => !borrowed.has(word));
}
