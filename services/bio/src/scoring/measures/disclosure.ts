import type { ParsedBio, Sentence } from '../parsing/parsed-bio.ts';
import { getSelfPart } from './balance.ts';

/** Whether a sentence surely tells of the writer: what one asks, or wishes for in another, is no self-disclosure. */
export const isDisclosure = (sentence: Sentence, reading: ParsedBio): boolean =>
  !sentence.isQuestion && getSelfPart(sentence, reading, 'sought') > 0;

/** Whether it may tell of the writer, where a slip leaves that open. */
export const mayBeDisclosure = (sentence: Sentence, reading: ParsedBio): boolean =>
  !sentence.isQuestion && getSelfPart(sentence, reading, 'self') > 0;

export const disclosures = (reading: ParsedBio): Sentence[] =>
  reading.sentences.filter((sentence) => isDisclosure(sentence, reading));

/** The sentences that say something: a question asks. */
export const statements = (reading: ParsedBio): Sentence[] =>
  reading.sentences.filter(({ isQuestion: question }) => !question);
