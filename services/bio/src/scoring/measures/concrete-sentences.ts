import type { ParsedBio, Sentence } from '../parsing/parsed-bio.ts';
import type { Span } from '../parsing/span.ts';
import { findActionVerbs } from './action-verbs.ts';
import { isBareList } from './bare-list.ts';
import { disclosures } from './disclosure.ts';
import { nameGroups } from './name-groups.ts';
import { overusedWords, specificWords } from './specific-words.ts';

/** Fewer words tell nothing: "Pub quizzes." Hungarian needs fewer than English, which says "in" and "my" apart. */
const minWords = { en: 4, hu: 3 };

/** The sentences that tell something of the writer: a name, a specific word or a doing is in them, and they are no list. */
export const concreteSentences = (reading: ParsedBio): Span[] =>
  disclosures(reading)
    .filter(
      (sentence) =>
        sentence.words.length >= minWords[reading.language] && !isBareList(sentence) && isConcrete(sentence, reading),
    )
    .map(({ start, end }) => ({ start, end }));

function isConcrete(sentence: Sentence, reading: ParsedBio): boolean {
  if (nameGroups(sentence, reading.text).length > 0 || specificWords(sentence, reading).length > 0) return true;
  const borrowed = overusedWords(sentence, reading.language);
  return findActionVerbs(sentence, reading).some((word) => !borrowed.has(word));
}
