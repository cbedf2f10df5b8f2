import { z } from '@datewright/contracts/zod';
import { findContactDetails } from '@datewright/safety/contacts/find-contact-details';
import { AppError } from './errors.ts';

/** Reads something of an AI's answer, or throws `ai_failed`. A parser's own message may quote the answer, so it goes nowhere. */
export function reading<Read>(read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new AppError('ai_failed', { cause: new Error('Not the JSON that was asked for') });
  }
}

/** Parses an AI's answer or throws `ai_failed`. */
export const readAnswer = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> =>
  reading(() => z.parse(schema, JSON.parse(text)));

// Control and formatting characters: invisible to the reader, not to the app that the text is pasted into.
const invisible = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

/** A text without invisible characters and needless space. */
export const cleanText = (text: string) =>
  text
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s{0,40}\n\s*/g, '\n')
    .trim();

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two texts that differ only in case, punctuation and spaces have the same essence. */
export const essence = (text: string) => wordsOf(text).join(' ');

/** So many words in a row are no coincidence. */
const echoLength = 9;
const runsOf = (words: string[]) =>
  words.slice(echoLength - 1).map((_word, at) => words.slice(at, at + echoLength).join(' '));

/** What an answer is held against. */
export interface AnswerLimits {
  /** The member's own texts: only a contact that stands in one of them may come back. Nothing that others wrote. */
  ownTexts: readonly string[];
  /** The instructions, which nobody asked to see. */
  instructions: string;
}

/** True for texts that bring no contact that nobody gave, and don't recite their instructions. */
export function isSafeAnswer({ ownTexts, instructions }: AnswerLimits): (text: string) => boolean {
  const recited = new Set(runsOf(wordsOf(instructions)));
  const known = ownTexts.flatMap(findContactDetails);
  return (text) =>
    findContactDetails(text).every((reach) => known.some((own) => own.includes(reach))) &&
    !runsOf(wordsOf(text)).some((run) => recited.has(run));
}
