import { type Care, type WaivedKind, waivableKinds } from '@datewright/contracts/safety';
import type { AuthoredText } from './authored-text.ts';
import { type ModerationVerdict, moderate } from './moderate.ts';
import { freeReplies } from './replies.ts';

const isWaivable = (kind: string): kind is WaivedKind => (waivableKinds as readonly string[]).includes(kind);

/** Fewer words are no text to go on with. */
const fewestWords = 4;

/** What is left of the member's own text: a draft or bio without the sentences that the verdict is about. */
function restOf({ author, kind, sentences }: ModerationVerdict, texts: readonly AuthoredText[]): string {
  const [first] = sentences;
  const own = first && texts[first.textIndex];
  if (author !== 'member' || !own || own.place === 'message' || (kind !== 'hate' && kind !== 'contacts')) return '';
  let rest = own.text;
  for (const { textIndex, start, end } of sentences.toReversed()) {
    if (textIndex === first.textIndex) rest = rest.slice(0, start) + rest.slice(end);
  }
  rest = rest.replace(/[ \t]{2,}/g, ' ').trim();
  const isEnough = rest.split(/\s+/).length >= fewestWords;
  return isEnough && !moderate({ texts: [{ ...own, text: rest }] }) ? rest : '';
}

/** What the member is shown in place of an answer. */
export function safetyNotice(verdict: ModerationVerdict, texts: readonly AuthoredText[]): Care {
  const { kind, reason, author, language, certain } = verdict;
  return {
    kind,
    reason,
    by: author,
    language,
    certain,
    mayGoOn: isWaivable(kind),
    replies: freeReplies(kind, author, language),
    rest: restOf(verdict, texts),
  };
}
