import type { ParsedBio, Sentence } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';
import { findActionVerbs } from './action-verbs.ts';
import { isBareList } from './bare-list.ts';
import { disclosures } from './disclosure.ts';
import { nameGroups } from './name-groups.ts';
import { overusedWords, specificWords } from './specific-words.ts';

/**
 * Fewer words say nothing: "Pub quizzes." Hungarian needs fewer than English, where "in" and "my" are separate words.
 */
const minWords = { en: 4, hu: 3 };

/** Sentences with a name, a specific word or an action of the writer that are not lists. */
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
