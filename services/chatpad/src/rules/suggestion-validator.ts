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
  /** The words of the text that answer what was asked. */
  answer: z._default(z.nullable(z.string()), null),
});

export interface AcceptedSuggestion {
  text: string;
  reason: string;
  /** A key of the evidence catalogue. */
  evidence: string | null;
}

/** What a suggestion is held against. */
export interface SuggestionConstraints extends AnswerFilterOptions {
  mask: RequestMask;
  /** False for what must not be shown, whoever wrote it. */
  isAllowed: (text: string) => boolean;
  /** They asked something: what does not answer it is not shown. */
  mustAnswer: boolean;
}

/**
 * Judges suggestions of one request. Answers the suggestion with real names back in place, or `null` for one that must
 * not be shown: a wrong shape, empty, overlong, with contacts that nobody gave, reciting its
 * instructions, one that the safety judgement does not allow, or one that leaves a question without an answer.
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
    // Half a number in one suggestion and half in the next is a number.
    if (!isOwn(`${before} ${text}`)) return null;
    if (mustAnswer && !answersQuestion(text, mask.unmask(parsed.data.answer ?? ''))) return null;
    before = text;
    const study = parsed.data.evidence;
    const isCited = study && Object.hasOwn(evidence, study) && quotesStudyWords(study, text, reason);
    return { text, reason, evidence: isCited ? study : null };
  };
}

/** Stands where only the member knows the answer. */
const blank = '___';

/** It answers in words of its own, or says that the member has to. */
const answersQuestion = (text: string, answer: string) =>
  text.includes(blank) ||
  (!/\?\s*$/.test(answer) &&
    toComparableText(answer) !== '' &&
    toComparableText(text).includes(toComparableText(answer)));

const quotedWords = /[“„"]([^“”„"]{5,})[”“"]/gu;

/** A study stands only where its reason names the words of the suggestion that follow it. */
function quotesStudyWords(study: string, text: string, reason: string): boolean {
  return [...reason.matchAll(quotedWords)].some(([, words = '']) => {
    const isThere = toComparableText(words) !== '' && toComparableText(text).includes(toComparableText(words));
    return isThere && (study !== 'followUpQuestions' || words.includes('?'));
  });
}
