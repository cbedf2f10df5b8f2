import type { EvidenceId } from '@datewright/contracts/evidence';
import { z } from '@datewright/contracts/zod';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import { isGentle } from '@datewright/safety/moderation/gentle';
import type { Language } from '@datewright/safety/text/language';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  splitWords,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';
import { isInOtherLanguage } from './conversation-language.ts';
import { complimentsLooks, isPushyMessage } from './pushy-message.ts';
import type { RejectionReason } from './rejection-reason.ts';
import { findCitedStudy } from './study-citation.ts';
import type { WritingOptions } from './writing-options.ts';

const textMaxLength = 300;
const reasonMaxLength = 300;
/** How much longer than the draft a rewrite may get. */
const maxDraftGrowth = 1.4;

const nullable = z._default(z.nullable(z.string()), null);
const suggestionSchema = z.object({
  text: nullable,
  /** What some models call the text. */
  message: nullable,
  reason: nullable,
  evidence: nullable,
  /** The part of the text that answers the match's question. */
  answer: nullable,
});

export interface AcceptedSuggestion {
  text: string;
  /** Empty when the AI gave none that may be shown. */
  reason: string;
  evidence: EvidenceId | null;
}

/** The requirements for each suggestion. */
export interface SuggestionConstraints extends AnswerFilterOptions {
  mask: RequestMask;
  options: Pick<WritingOptions, 'mode' | 'tone' | 'draft' | 'change' | 'gentle'>;
  /** Returns false for texts that must not be shown, whoever wrote them. */
  isAllowed: (text: string) => boolean;
  /** The match asked a question, so suggestions that do not answer it are rejected. */
  mustAnswer: boolean;
  /** The language to write in; `null` for any. */
  language: Language | null;
}

export type SuggestionVerdict = { suggestion: AcceptedSuggestion } | { rejection: RejectionReason };

/** Characters that a suggestion may have; what was asked to be shorter is shorter. */
function getMaxLength({ draft, change }: SuggestionConstraints['options']): number {
  if (change?.how === 'shorter') return change.text.length - 1;
  return Math.max(textMaxLength, (draft?.length ?? 0) * maxDraftGrowth);
}

/** Creates a validator for the suggestions of one request. It restores the real names, and says why a suggestion must not be shown. */
export function createSuggestionValidator(constraints: SuggestionConstraints): (element: unknown) => SuggestionVerdict {
  const { mask, options, isAllowed, mustAnswer, language, ...limits } = constraints;
  const { draft, gentle, tone } = options;
  const isOwn = createAnswerFilter(limits);
  const maxLength = getMaxLength(options);
  // A rewrite may keep what the member's own draft says.
  const allowsPushing = draft !== null && isPushyMessage(draft);
  const forbidsLooks = (gentle || tone === 'thoughtful') && !(draft && complimentsLooks(draft));
  let previousText = '';

  function findRejection(text: string, answer: string): RejectionReason | null {
    if (toComparableText(text) === '') return 'form';
    if (text.length > maxLength) return 'long';
    // Part of a phone number in one suggestion and the rest in the next still make a phone number.
    if (!isOwn(text) || !isOwn(`${previousText} ${text}`)) return 'contact';
    if (!isAllowed(text)) return 'unsafe';
    if (isPushyMessage(text) && !allowsPushing) return 'pushy';
    if (gentle && !isGentle(text)) return 'playful';
    if (forbidsLooks && complimentsLooks(text)) return 'looks';
    if (isInOtherLanguage(text, language)) return 'language';
    if (mustAnswer && !answersQuestion(text, answer)) return 'unanswered';
    return null;
  }

  return (element) => {
    const parsed = z.safeParse(suggestionSchema, element);
    if (!parsed.success) return { rejection: 'form' };
    const restore = (written: string | null) => cleanText(mask.unmask(written ?? ''));
    const text = restore(parsed.data.text ?? parsed.data.message);
    const rejection = findRejection(text, restore(parsed.data.answer));
    if (rejection) return { rejection };
    previousText = text;
    const written = restore(parsed.data.reason);
    const isReasonShown = written.length <= reasonMaxLength && isOwn(written) && isAllowed(written);
    const reason = isReasonShown ? written : '';
    return { suggestion: { text, reason, evidence: findCitedStudy(parsed.data.evidence, { text, reason }, options) } };
  };
}

/** Stands where only the member knows the answer. */
const blank = '___';
const dodge =
  /^(?:good question|great question|jó kérdés|you first|előbb te|te kezdd|tell me|mesélj|guess|találd ki|hm+|haha+|well|nos|let['’]?s|i['’]?ll tell)(?!\p{L})/iu;

/** True when the text has the words that the AI names as its answer, or a statement of its own, or leaves the answer to the member. */
function answersQuestion(text: string, answer: string): boolean {
  if (text.includes(blank)) return true;
  const said = new Set(splitWords(text));
  const words = splitWords(answer);
  const isQuoted = words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length;
  if (isQuoted && !/\?\s*$/.test(answer)) return true;
  return (text.match(/[^.!?…]+[.!?…]*/g) ?? []).some((part) => {
    const sentence = part.trim();
    return !sentence.endsWith('?') && !dodge.test(sentence) && splitWords(sentence).length > 1;
  });
}
