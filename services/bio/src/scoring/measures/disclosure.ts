import type { ParsedBio, Sentence } from '../text/parsed-bio.ts';
import { getSelfPart } from './balance.ts';

/** Whether a sentence certainly says something about the writer: a question or a wish about a partner does not. */
export const isDisclosure = (sentence: Sentence, reading: ParsedBio): boolean =>
  !sentence.isQuestion && getSelfPart(sentence, reading, 'sought') > 0;

/** Whether it may say something about the writer, where a misspelled word leaves that open. */
export const mayBeDisclosure = (sentence: Sentence, reading: ParsedBio): boolean =>
  !sentence.isQuestion && getSelfPart(sentence, reading, 'self') > 0;

export const disclosures = (reading: ParsedBio): Sentence[] =>
  reading.sentences.filter((sentence) => isDisclosure(sentence, reading));

/** Sentences that state something; questions are left out. */
export const statements = (reading: ParsedBio): Sentence[] =>
  reading.sentences.filter(({ isQuestion: question }) => !question);
