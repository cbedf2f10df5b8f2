import { type ModerationNotice, type WaivableCategory, waivableCategories } from '@datewright/contracts/moderation';
import { adultAge } from './adult-age.ts';
import type { AuthoredText } from './authored-text.ts';
import { type ModerationVerdict, moderate } from './moderate.ts';
import type { ModerationRequest } from './moderation-request.ts';
import { freeReplies } from './replies.ts';

const isWaivable = (kind: string): kind is WaivableCategory => (waivableCategories as readonly string[]).includes(kind);

/** A shorter rest of the text is not worth offering. */
const minWords = 4;

/** The member's draft or bio without the sentences that the verdict is about. */
function getRemainingText({ author, kind, sentences }: ModerationVerdict, texts: readonly AuthoredText[]): string {
  const [first] = sentences;
  const own = first && texts[first.textIndex];
  if (author !== 'member' || !own || own.place === 'message' || (kind !== 'hate' && kind !== 'contacts')) return '';
  let rest = own.text;
  for (const { textIndex, start, end } of sentences.toReversed()) {
    if (textIndex === first.textIndex) rest = rest.slice(0, start) + rest.slice(end);
  }
  rest = rest.replace(/[ \t]{2,}/g, ' ').trim();
  const isEnough = rest.split(/\s+/).length >= minWords;
  return isEnough && !moderate({ texts: [{ ...own, text: rest }] }) ? rest : '';
}

/** Kinds in which the rules and the AI may both be wrong. */
const contestableKinds: readonly string[] = ['clear-no', 'hate', 'grief'];

const isContestable = ({ kind, certainty }: ModerationVerdict): boolean =>
  isWaivable(kind) && (certainty === 'suspected' || (certainty === 'confirmed' && contestableKinds.includes(kind)));

/** What the member sees in place of an answer. */
export function createSafetyNotice(verdict: ModerationVerdict, { age, texts }: ModerationRequest): ModerationNotice {
  const { kind, reason, author, language, certainty } = verdict;
  // A bio has no age field, and its author is the member.
  const lacksAge = kind === 'minor' && age !== undefined && (age === null || age < adultAge);
  const isOpen = isContestable(verdict);
  return {
    kind,
    reason,
    by: author,
    language,
    certainty,
    mayGoOn: isOpen && !lacksAge,
    ...(isOpen && lacksAge && { asksAge: true }),
    replies: freeReplies(kind, author, language),
    rest: getRemainingText(verdict, texts),
  };
}
