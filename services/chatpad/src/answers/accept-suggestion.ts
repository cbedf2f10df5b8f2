import { evidence } from '@datewright/contracts/evidence';
import { z } from '@datewright/contracts/zod';
import type { RequestMask } from '@datewright/safety/masking/mask-table';
import { type AnswerLimits, cleanText, essence, isSafeAnswer } from '@datewright/service-kit/ai-answer';

const longestText = 600;
const longestReason = 300;

const written = z.object({
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
export interface Standards extends AnswerLimits {
  mask: RequestMask;
  /** False for what must not be shown, whoever wrote it. */
  allows: (text: string) => boolean;
  /** They asked something: what does not answer it is not shown. */
  asked: boolean;
}

/**
 * Judges suggestions of one request. Answers the suggestion with real names back in place, or `null` for one that must
 * not be shown: a wrong shape, empty, overlong, with contacts that nobody gave, reciting its
 * instructions, one that the safety judgement does not allow, or one that leaves a question without an answer.
 */
export function suggestionJudge({ mask, allows, asked, ...limits }: Standards) {
  const isOwn = isSafeAnswer(limits);
  const isSafe = (text: string) => isOwn(text) && allows(text);
  let before = '';

  return (element: unknown): AcceptedSuggestion | null => {
    const parsed = z.safeParse(written, element);
    if (!parsed.success) return null;
    const text = cleanText(mask.show(parsed.data.text));
    const reason = cleanText(mask.show(parsed.data.reason));
    if (essence(text) === '' || text.length > longestText || reason.length > longestReason) return null;
    if (!isSafe(text) || !isSafe(reason)) return null;
    // Half a number in one suggestion and half in the next is a number.
    if (!isOwn(`${before} ${text}`)) return null;
    if (asked && !answers(text, mask.show(parsed.data.answer ?? ''))) return null;
    before = text;
    const study = parsed.data.evidence;
    const isCited = study && Object.hasOwn(evidence, study) && followsStudy(study, text, reason);
    return { text, reason, evidence: isCited ? study : null };
  };
}

/** Stands where only the member knows the answer. */
const gap = '___';

/** It answers in words of its own, or says that the member has to. */
const answers = (text: string, answer: string) =>
  text.includes(gap) || (!/\?\s*$/.test(answer) && essence(answer) !== '' && essence(text).includes(essence(answer)));

const quoted = /[“„"]([^“”„"]{5,})[”“"]/gu;

/** A study stands only where its reason names the words of the suggestion that follow it. */
function followsStudy(study: string, text: string, reason: string): boolean {
  return [...reason.matchAll(quoted)].some(([, words = '']) => {
    const isThere = essence(words) !== '' && essence(text).includes(essence(words));
    return isThere && (study !== 'followUpQuestions' || words.includes('?'));
  });
}
