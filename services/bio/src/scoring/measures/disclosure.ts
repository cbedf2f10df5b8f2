import { findPhrases } from '../phrases/find-phrases.ts';
import { books } from '../phrases/spots-of.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import * as en from '../words/en/concrete.ts';
import * as hu from '../words/hu/concrete.ts';
import { selfPart } from './balance.ts';
import { nameGroups } from './name-groups.ts';

export const things = books({ en: en.englishThings, hu: hu.hungarianThings }, 'clause');
export const actions = books({ en: en.englishActions, hu: hu.hungarianActions }, 'clause');

/** Whether a sentence surely tells of the writer: what one asks, or wishes for in another, is no self-disclosure. */
export const isDisclosure = (sentence: Sentence, reading: Reading): boolean =>
  !sentence.question && selfPart(sentence, reading, 'sought') > 0;

/** Whether it may tell of the writer, where a slip leaves that open. */
export const mayBeDisclosure = (sentence: Sentence, reading: Reading): boolean =>
  !sentence.question && selfPart(sentence, reading, 'self') > 0;

export const disclosures = (reading: Reading): Sentence[] =>
  reading.sentences.filter((sentence) => isDisclosure(sentence, reading));

/** The sentences that tell of the writer by a name, a thing or a doing. */
export function concreteSentences(reading: Reading): Span[] {
  const lists = [things, actions].map((list) => list[reading.language]);
  return disclosures(reading)
    .filter(
      (sentence) =>
        nameGroups(sentence, reading.text).length > 0 ||
        lists.some((list) => findPhrases(sentence.meant, list, 'surely').length > 0),
    )
    .map(({ start, end }) => ({ start, end }));
}
