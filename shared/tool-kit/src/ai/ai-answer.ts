import { z } from '@datewright/contracts/zod';
import { findContactDetails } from '@datewright/safety/contacts/find-contact-details';
import { AppError } from '@datewright/service-kit/errors/app-error';

/** Reads something of an AI's answer, or throws `ai_failed`. A parser's own message may quote the answer, so it goes nowhere. */
export function wrapParseError<Read>(read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new AppError('ai_failed', { cause: new Error('Not the JSON that was asked for') });
  }
}

/** Parses an AI's answer or throws `ai_failed`. */
export const parseAiAnswer = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> =>
  wrapParseError(() => z.parse(schema, JSON.parse(text)));

// Control and formatting characters: invisible to the reader, not to the app that the text is pasted into.
const invisible = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

/** A text without invisible characters and needless space. */
export const cleanText = (text: string) =>
  text
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s{0,40}\n\s*/g, '\n')
    .trim();

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two texts that differ only in case, punctuation and spaces have the same essence. */
export const toComparableText = (text: string) => splitWords(text).join(' ');

/** So many words in a row are no coincidence. */
const minEchoWords = 9;
const listWordRuns = (words: string[]) =>
  words.slice(minEchoWords - 1).map((_word, at) => words.slice(at, at + minEchoWords).join(' '));

/** What an answer is held against. */
export interface AnswerFilterOptions {
  /** The member's own texts: only a contact that stands in one of them may come back. Nothing that others wrote. */
  ownTexts: readonly string[];
  /** The instructions, which nobody asked to see. */
  instructions: string;
}

/** True for texts that bring no contact that nobody gave, and don't recite their instructions. */
export function createAnswerFilter({ ownTexts, instructions }: AnswerFilterOptions): (text: string) => boolean {
  const recited = new Set(listWordRuns(splitWords(instructions)));
  const known = ownTexts.flatMap(findContactDetails);
  return (text) =>
    findContactDetails(text).every((reach) => known.some((own) => own.includes(reach))) &&
    !listWordRuns(splitWords(text)).some((run) => recited.has(run));
}
