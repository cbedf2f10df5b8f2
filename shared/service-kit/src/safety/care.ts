import { type Care, type WaivedKind, waivableKinds } from '@datewright/contracts/safety';
import { AppError } from '../errors.ts';
import { type Finding, judge } from './judge.ts';
import { freeReplies } from './replies.ts';
import type { Said } from './said.ts';

const isWaivable = (kind: string): kind is WaivedKind => (waivableKinds as readonly string[]).includes(kind);

/** Fewer words are no text to go on with. */
const fewestWords = 4;

/** What is left of the member's own text: a draft or bio without the sentences that it was about. */
function restOf({ by, kind, sentences }: Finding, said: readonly Said[]): string {
  const first = sentences[0];
  const own = first && said[first.nth];
  if (by !== 'member' || !own || own.place === 'message' || (kind !== 'hate' && kind !== 'contacts')) return '';
  let rest = own.text;
  for (const { nth, start, end } of sentences.toReversed()) {
    if (nth === first.nth) rest = rest.slice(0, start) + rest.slice(end);
  }
  rest = rest.replace(/[ \t]{2,}/g, ' ').trim();
  const isEnough = rest.split(/\s+/).length >= fewestWords;
  return isEnough && !judge({ said: [{ ...own, text: rest }] }) ? rest : '';
}

/** What the member is told of a finding. */
export function careFor(finding: Finding, said: readonly Said[]): Care {
  const { kind, reason, by, language } = finding;
  return {
    kind,
    reason,
    by,
    language,
    mayGoOn: isWaivable(kind),
    replies: freeReplies(kind, by, language),
    rest: restOf(finding, said),
  };
}

/** The error that stops a request: nothing is written, nothing charged, and `care` says why and what to do. */
export const heldBack = (care: Care) => new AppError('held_back', { care });
