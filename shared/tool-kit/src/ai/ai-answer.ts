import { z } from '@datewright/contracts/zod';
import { findContactDetails } from '@datewright/safety/contacts/find-contact-details';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseJsonObject } from './parse-json.ts';

/** The AI answered, but not in a form that can be read: asked again, it may. */
export class UnreadableAnswerError extends Error {}

/** True for the `ai_failed` of an answer that was cut off or is not the JSON that was asked for. */
export const isUnreadableAnswer = (error: unknown): boolean =>
  error instanceof AppError && error.extras.cause instanceof UnreadableAnswerError;

/**
 * Runs a parser and turns its error into `ai_failed`. The original message is dropped because it may quote the answer.
 */
export function wrapParseError<Read>(read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new AppError('ai_failed', { cause: new UnreadableAnswerError('Not the JSON that was asked for') });
  }
}

/** Parses an AI's answer or throws `ai_failed`. */
export const parseAiAnswer = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> =>
  wrapParseError(() => z.parse(schema, parseJsonObject(text)));

// Control and formatting characters, which the member cannot see but pastes into a dating app.
const invisible = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

// Marks of Markdown, which no dating app renders. "___" is a gap for the member to fill, so underscores stay.
const bold = /\*\*(?=\S)([^*\n]{1,400})(?<=\S)\*\*/g;
const listMark = /^\s*(?:\d{1,2}[.)] {1,4}(?=[\p{Lu}“„"*])|[-•*] {1,4}(?=\S))/u;
const laterListMark = /\n\s{0,4}(?:\d{1,2}[.)]|[-•*]) /;

/** Removes invisible characters, marks of Markdown and needless spaces. A list of several lines stays one. */
export const cleanText = (text: string) =>
  (laterListMark.test(text) ? text : text.replace(listMark, ''))
    .replace(invisible, '')
    .replace(bold, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s{0,40}\n\s*/g, '\n')
    .trim();

/** The words of a text in lower case, without punctuation. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two texts that differ only in case, punctuation and spaces compare as equal. */
export const toComparableText = (text: string) => splitWords(text).join(' ');

/** Words in a row that cannot match by coincidence. */
const minEchoWords = 9;
const listWordRuns = (words: string[]) =>
  words.slice(minEchoWords - 1).map((_word, at) => words.slice(at, at + minEchoWords).join(' '));

export interface AnswerFilterOptions {
  /** The member's own texts: the answer may repeat only contact details that are in one of them. */
  ownTexts: readonly string[];
  /** The instructions of the prompt, which the answer must not recite. */
  instructions: string;
}

/** Returns true for texts without foreign contact details that do not recite the instructions. */
export function createAnswerFilter({ ownTexts, instructions }: AnswerFilterOptions): (text: string) => boolean {
  const recited = new Set(listWordRuns(splitWords(instructions)));
  const known = ownTexts.flatMap(findContactDetails);
  return (text) =>
    findContactDetails(text).every((reach) => known.some((own) => own.includes(reach))) &&
    !listWordRuns(splitWords(text)).some((run) => recited.has(run));
}
