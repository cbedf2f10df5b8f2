import type { Reading, Sentence } from '../reading/reading.ts';
import { selfPart } from './balance.ts';

/** Whether a sentence surely tells of the writer: what one asks, or wishes for in another, is no self-disclosure. */
export const isDisclosure = (sentence: Sentence, reading: Reading): boolean =>
  !sentence.question && selfPart(sentence, reading, 'sought') > 0;

/** Whether it may tell of the writer, where a slip leaves that open. */
export const mayBeDisclosure = (sentence: Sentence, reading: Reading): boolean =>
  !sentence.question && selfPart(sentence, reading, 'self') > 0;

export const disclosures = (reading: Reading): Sentence[] =>
  reading.sentences.filter((sentence) => isDisclosure(sentence, reading));

/** The sentences that say something: a question asks. */
export const sayings = (reading: Reading): Sentence[] => reading.sentences.filter(({ question }) => !question);
