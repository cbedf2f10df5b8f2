import type { ModerationCategory } from '@datewright/contracts/moderation';
import { moderate } from '@datewright/safety/moderation/moderate';

/**
 * What the rules of moderation suspect in messages between two people, and what "the buildings behind you" or "cut at the
 * neck" only resembles in a review of a photo.
 */
const lookalikes: ReadonlySet<ModerationCategory> = new Set(['threat', 'minor', 'self-harm', 'clear-no']);
/** A review speaks about the photo. A line in the first person is judged as a message. */
const firstPerson = /\b(?:i|i['’]\w+|me|my|mine|myself|we|we['’]\w+|us|our)\b/i;

/** Whether moderation allows a line of a review, which is about a picture and not from one person to another. */
export function isAllowedInReview(line: string, now: number): boolean {
  const draft = { author: 'member', place: 'draft', text: line } as const;
  const verdict = moderate({ texts: [draft] }, { waived: 'grief', now: new Date(now) });
  if (verdict === null) return true;
  return verdict.certainty === 'suspected' && lookalikes.has(verdict.kind) && !firstPerson.test(line);
}
