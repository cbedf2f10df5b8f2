import { evidence } from '@datewright/contracts/evidence';
import { z } from '@datewright/contracts/zod';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';

const textMaxLength = 600;
const reasonMaxLength = 300;

const suggestionSchema = z.object({
  text: z.string(),
  reason: z.string(),
  evidence: z.nullable(z.string()),
  /** The part of the text that answers the match's question. */
  answer: z._default(z.nullable(z.string()), null),
});

export interface AcceptedSuggestion {
  text: string;
  reason: string;
  /** A key of the evidence catalogue. */
  evidence: string | null;
}

/** The requirements for each suggestion. */
export interface SuggestionConstraints extends AnswerFilterOptions {
  mask: RequestMask;
  /** Returns false for texts that must not be shown, whoever wrote them. */
  isAllowed: (text: string) => boolean;
  /** The match asked a question, so suggestions that do not answer it are rejected. */
  mustAnswer: boolean;
}

/**
 * Creates a validator for the suggestions of one request. It returns the suggestion with the real names restored, or
 * `null` when the suggestion is malformed, empty, too long or unsafe, contains contact details that are not in the
 * member's own texts, recites the instructions, or leaves the match's question unanswered.
 */
export function createSuggestionValidator({ mask, isAllowed, mustAnswer, ...limits }: SuggestionConstraints) {
  const isOwn = createAnswerFilter(limits);
  const isSafe = (text: string) => isOwn(text) && isAllowed(text);
  let before = '';

  return (element: unknown): AcceptedSuggestion | null => {
    const parsed = z.safeParse(suggestionSchema, element);
    if (!parsed.success) return null;
    const text = cleanText(mask.unmask(parsed.data.text));
    const reason = cleanText(mask.unmask(parsed.data.reason));
    if (toComparableText(text) === '' || text.length > textMaxLength || reason.length > reasonMaxLength) return null;
    if (!isSafe(text) || !isSafe(reason)) return null;
    // Rejects a phone number that is split across two suggestions.
    if (!isOwn(`${before} ${text}`)) return null;
    if (mustAnswer && !answersQuestion(text, mask.unmask(parsed.data.answer ?? ''))) return null;
    before = text;
    const study = parsed.data.evidence;
    const isCited = study && Object.hasOwn(evidence, study) && quotesStudyWords(study, text, reason);
    return { text, reason, evidence: isCited ? study : null };
  };
}

/** Placeholder for an answer that only the member knows. */
const blank = '___';

/** True when the text contains the answer or leaves a blank for the member. */
const answersQuestion = (text: string, answer: string) =>
  text.includes(blank) ||
  (!/\?\s*$/.test(answer) &&
    toComparableText(answer) !== '' &&
    toComparableText(text).includes(toComparableText(answer)));

const quotedWords = /[“„"]([^“”„"]{5,})[”“"]/gu;

/** A study may be cited only if the reason quotes the words of the suggestion that it supports. */
function quotesStudyWords(study: string, text: string, reason: string): boolean {
  return [...reason.matchAll(quotedWords)].some(([, words = '']) => {
    const isThere = toComparableText(words) !== '' && toComparableText(text).includes(toComparableText(words));
    return isThere && (study !== 'followUpQuestions' || words.includes('?'));
  });
}
