import type { Needs } from '@datewright/contracts/datecoach/words';
import type { RequestMask } from '@datewright/safety/masking/mask-table';
import { isPlayful } from '@datewright/safety/moderation/gentle';
import { type AnswerLimits, cleanText, essence, isSafeAnswer } from '@datewright/service-kit/ai-answer';
import { isClaiming } from './claims.ts';
import { brokenNeed } from './needs.ts';
import { isPushing } from './pushing.ts';

/** A line of an answer as a member would read it. */
export const asLine = (mask: RequestMask, written: string) => cleanText(mask.show(written)).replaceAll('\n', ' ');

/** What every line of an answer is held against. */
export interface LineStandards extends Pick<AnswerLimits, 'instructions'> {
  mask: RequestMask;
  /** False for what must not be shown, whoever wrote it. */
  allows: (text: string) => boolean;
  needs: Needs;
  gentle: boolean;
  /** Told why a line was refused: a word for a counter, never the line. */
  onRefused?: (why: string) => void;
}

/**
 * Judges single lines of one answer. Answers the line with real names back in place, or `null` for one that must not be shown: overlong,
 * with contacts, reciting its instructions, unsafe, pushing somebody, claiming what nobody knows, or against a need.
 */
export function lineJudge({ mask, allows, needs, gentle, instructions, onRefused }: LineStandards) {
  const isOwn = isSafeAnswer({ ownTexts: [], instructions });
  let before = '';

  function whyNot(line: string, longest: number): string | null {
    if (line.length > longest) return 'length';
    // Half a number in one line and half in the next is a number.
    const mayGoOn = /\d/.test(before) && /\d/.test(line);
    if (!isOwn(line) || (mayGoOn && !isOwn(`${before} ${line}`))) return 'contact';
    if (!allows(line)) return 'safety';
    if (isPushing(line)) return 'pushing';
    if (isClaiming(line)) return 'claim';
    if (gentle && isPlayful(line)) return 'playful';
    return brokenNeed(line, needs) && 'need';
  }

  return (written: string, longest: number): string | null => {
    const line = asLine(mask, written);
    const why = whyNot(line, longest);
    if (why !== null) onRefused?.(why);
    if (why !== null) return null;
    before = line;
    return line;
  };
}

export const isEmpty = (line: string) => essence(line) === '';
