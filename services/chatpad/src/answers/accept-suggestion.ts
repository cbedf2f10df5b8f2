import { evidence } from '@datewright/contracts/evidence';
import { z } from '@datewright/contracts/zod';
import { type AnswerLimits, cleanText, essence, isSafeAnswer } from '@datewright/service-kit/ai-answer';
import type { Mask } from '@datewright/service-kit/masking/mask';

const longestText = 600;
const longestReason = 300;

const written = z.object({ text: z.string(), reason: z.string(), evidence: z.nullable(z.string()) });

export interface AcceptedSuggestion {
  text: string;
  reason: string;
  /** A key of the evidence catalogue. */
  evidence: string | null;
}

/** What a suggestion is held against. */
export interface Standards extends AnswerLimits {
  mask: Mask;
  /** False for what must not be shown, whoever wrote it. */
  allows: (text: string) => boolean;
}

/**
 * Judges suggestions of one request. Answers the suggestion with real names back in place, or `null` for one that must
 * not be shown: a wrong shape, empty, overlong, with contacts that nobody gave, reciting its
 * instructions, or one that the safety judgement does not allow.
 */
export function suggestionJudge({ mask, allows, ...limits }: Standards) {
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
    before = text;
    const study = parsed.data.evidence;
    return { text, reason, evidence: study && Object.hasOwn(evidence, study) ? study : null };
  };
}
