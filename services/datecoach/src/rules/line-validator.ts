import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import { isInOtherLanguage } from '@datewright/safety/moderation/conversation-language';
import { isPlayful } from '@datewright/safety/moderation/gentle';
import type { Language } from '@datewright/safety/text/language';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';
import { isCoercive } from './coercive-advice.ts';
import { findViolatedNeed } from './needs.ts';
import { hasUnverifiableClaim } from './unverifiable-claims.ts';

/** A line of an answer as the member will read it. */
export const toLine = (mask: RequestMask, written: string) => cleanText(mask.unmask(written)).replaceAll('\n', ' ');

/** The requirements for each line of an answer. */
export interface LineConstraints extends Pick<AnswerFilterOptions, 'instructions'> {
  mask: RequestMask;
  /** Returns false for texts that must not be shown, whoever wrote them. */
  isAllowed: (text: string) => boolean;
  needs: Needs;
  gentle: boolean;
  /** The language to write in; `null` for any. */
  language: Language | null;
  /** Receives the reason of a rejection as a counter label, never the line itself. */
  onRejected?: (reason: string) => void;
}

/**
 * Creates a validator for single lines of one answer. It returns the line with the real names restored, or `null` when
 * the line is too long, contains contact details, recites the instructions, is unsafe or coercive, makes unverifiable
 * claims, is in the wrong language, or violates a need. `response` is what is advised, when the line is the moment of a situation.
 */
export function createLineValidator({
  mask,
  isAllowed,
  needs,
  gentle,
  language,
  instructions,
  onRejected,
}: LineConstraints) {
  const passesFilter = createAnswerFilter({ ownTexts: [], instructions });
  let previous = '';

  function findRejection(line: string, maxLength: number, response?: string): string | null {
    if (line.length > maxLength) return 'length';
    // Rejects a phone number that is split across two lines.
    const mayContinueNumber = /\d/.test(previous) && /\d/.test(line);
    if (!passesFilter(line) || (mayContinueNumber && !passesFilter(`${previous} ${line}`))) return 'contact';
    if (!isAllowed(line)) return 'safety';
    if (isCoercive(line)) return 'pushing';
    if (hasUnverifiableClaim(line)) return 'claim';
    if (gentle && isPlayful(line)) return 'playful';
    if (isInOtherLanguage(line, language)) return 'language';
    return findViolatedNeed(line, needs, response) && 'need';
  }

  return (written: string, maxLength: number, response?: string): string | null => {
    const line = toLine(mask, written);
    const reason = findRejection(line, maxLength, response);
    if (reason !== null) onRejected?.(reason);
    if (reason !== null) return null;
    previous = line;
    return line;
  };
}

export const isBlankLine = (line: string) => toComparableText(line) === '';
