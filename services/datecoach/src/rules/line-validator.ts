import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import { isPlayful } from '@datewright/safety/moderation/gentle';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';
import { isCoercive } from './coercive-advice.ts';
import { findViolatedNeed } from './needs.ts';
import { hasUnverifiableClaim } from './unverifiable-claims.ts';

/** A line of an answer as a member would read it. */
export const toLine = (mask: RequestMask, written: string) => cleanText(mask.unmask(written)).replaceAll('\n', ' ');

/** What every line of an answer is held against. */
export interface LineConstraints extends Pick<AnswerFilterOptions, 'instructions'> {
  mask: RequestMask;
  /** False for what must not be shown, whoever wrote it. */
  isAllowed: (text: string) => boolean;
  needs: Needs;
  gentle: boolean;
  /** Told why a line was refused: a word for a counter, never the line. */
  onRejected?: (why: string) => void;
}

/**
 * Judges single lines of one answer. Answers the line with real names back in place, or `null` for one that must not be shown: overlong,
 * with contacts, reciting its instructions, unsafe, pushing somebody, claiming what nobody knows, or against a need.
 */
export function createLineValidator({ mask, isAllowed, needs, gentle, instructions, onRejected }: LineConstraints) {
  const isOwn = createAnswerFilter({ ownTexts: [], instructions });
  let before = '';

  function whyNot(line: string, longest: number): string | null {
    if (line.length > longest) return 'length';
    // Half a number in one line and half in the next is a number.
    const mayGoOn = /\d/.test(before) && /\d/.test(line);
    if (!isOwn(line) || (mayGoOn && !isOwn(`${before} ${line}`))) return 'contact';
    if (!isAllowed(line)) return 'safety';
    if (isCoercive(line)) return 'pushing';
    if (hasUnverifiableClaim(line)) return 'claim';
    if (gentle && isPlayful(line)) return 'playful';
    return findViolatedNeed(line, needs) && 'need';
  }

  return (written: string, longest: number): string | null => {
    const line = toLine(mask, written);
    const why = whyNot(line, longest);
    if (why !== null) onRejected?.(why);
    if (why !== null) return null;
    before = line;
    return line;
  };
}

export const isBlankLine = (line: string) => toComparableText(line) === '';
