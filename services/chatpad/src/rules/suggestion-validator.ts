import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { EvidenceId } from '@datewright/contracts/evidence';
import { z } from '@datewright/contracts/zod';
import { givenNames } from '@datewright/safety/masking/given-names';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import { isInOtherLanguage } from '@datewright/safety/moderation/conversation-language';
import { isGentle } from '@datewright/safety/moderation/gentle';
import type { Language } from '@datewright/safety/text/language';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  splitWords,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';
import { findUnsupportedClaims } from './member-claims.ts';
import { ignoresPutOff } from './put-off.ts';
import { findCitedStudy } from './study-citation.ts';
import type { RejectionReason } from './suggestion-rejection.ts';
import { complimentsLooks, isCliche, isPlatitude, isPushyMessage, isSuggestive } from './unwanted-messages.ts';
import type { WritingOptions } from './writing-options.ts';

const textMaxLength = 300;
const reasonMaxLength = 300;
/** How much longer than the draft a rewrite may get; a short one may get as long as a short message. */
const maxDraftGrowth = 1.6;
const minDraftLength = 120;

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
  /** Missing when there are none. */
  claims?: string[];
}

/** The requirements for each suggestion. */
export interface SuggestionConstraints extends AnswerFilterOptions {
  mask: RequestMask;
  options: Pick<WritingOptions, 'mode' | 'tone' | 'draft' | 'change' | 'gentle'>;
  /** Returns false for texts that must not be shown, whoever wrote them. */
  isAllowed: (text: string) => boolean;
  match: Pick<MatchFields, 'name' | 'messages'>;
  /** The match asked a question, so suggestions that do not answer it are rejected. */
  mustAnswer: boolean;
  /** What the member says of themselves. */
  given: readonly string[];
  /** The language to write in; `null` for any. */
  language: Language | null;
}

export type SuggestionVerdict = { suggestion: AcceptedSuggestion } | { rejection: RejectionReason };

/** Characters that a suggestion may have; what was asked to be shorter is shorter. */
function getMaxLength({ draft, change }: SuggestionConstraints['options']): number {
  if (change?.how === 'shorter') return change.text.length - 1;
  return draft ? Math.max(minDraftLength, draft.length * maxDraftGrowth) : textMaxLength;
}

/** Creates a validator for the suggestions of one request. It restores the real names, and says why a suggestion must not be shown. */
export function createSuggestionValidator(constraints: SuggestionConstraints): (element: unknown) => SuggestionVerdict {
  const { mask, options, match, isAllowed, mustAnswer, language, given, ...limits } = constraints;
  const { draft, gentle } = options;
  const isOwn = createAnswerFilter(limits);
  const maxLength = getMaxLength(options);
  // A rewrite may keep what the member's own draft says.
  const isUnwanted = (text: string, rule: (one: string) => boolean) => rule(text) && !(draft !== null && rule(draft));
  const isPushy = (text: string) => isPushyMessage(text) || ignoresPutOff(text, match);
  let previousText = '';

  function findRejection(text: string, answer: string): RejectionReason | null {
    if (toComparableText(text) === '') return 'form';
    if (text.length > maxLength) return 'long';
    // Part of a phone number in one suggestion and the rest in the next still make a phone number.
    if (!isOwn(text) || !isOwn(`${previousText} ${text}`)) return 'contact';
    if (!isAllowed(text) || isUnwanted(text, isSuggestive)) return 'unsafe';
    if (isUnwanted(text, isPushy)) return 'pushy';
    if (gentle && (!isGentle(text) || isPlatitude(text))) return 'playful';
    if (isUnwanted(text, complimentsLooks)) return 'looks';
    if (draft === null && isCliche(text)) return 'cliche';
    if (greetsSomebodyElse(text, match.name)) return 'name';
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
    const claims = findUnsupportedClaims(text, given);
    const cited = findCitedStudy(parsed.data.evidence, { text, reason }, options);
    return { suggestion: { text, reason, evidence: cited, ...(claims.length > 0 && { claims }) } };
  };
}

/** The text of a suggestion as the AI wrote it; empty when there is none. */
export function readWrittenText(element: unknown): string {
  const parsed = z.safeParse(suggestionSchema, element);
  return parsed.success ? cleanText(parsed.data.text ?? parsed.data.message ?? '') : '';
}

const greetedName = /^(?:hey|hi|hello|dear|szia|szió|helló|kedves)[ ,]+(\p{Lu}\p{Ll}+)/iu;

/** True for a greeting with a given name that is not the match's. */
function greetsSomebodyElse(text: string, name: string): boolean {
  const greeted = greetedName.exec(text)?.[1];
  return Boolean(greeted && name && givenNames.has(greeted) && !splitWords(name).includes(greeted.toLowerCase()));
}

/** Stands where only the member knows the answer. */
const blank = '___';

export const hasBlank = (text: string): boolean => text.includes(blank);
const dodge =
  /^(?:(?:azt )?majd (?:élőben|személyesen)|good question|great question|jó kérdés|you first|előbb te|te kezdd|tell me|mesélj|guess|találd ki|hm+|haha+|well|nos|let['’]?s|i['’]?ll tell)(?!\p{L})/iu;

/** True when the text has the words that the AI names as its answer, or a statement of its own, or leaves the answer to the member. */
function answersQuestion(text: string, answer: string): boolean {
  if (hasBlank(text)) return true;
  const said = new Set(splitWords(text));
  const words = splitWords(answer);
  const isQuoted = words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length;
  if (isQuoted && !/\?\s*$/.test(answer)) return true;
  return (text.match(/[^.!?…]+[.!?…]*/g) ?? []).some((part) => {
    const sentence = part.trim();
    return !sentence.endsWith('?') && !dodge.test(sentence) && splitWords(sentence).length > 1;
  });
}
