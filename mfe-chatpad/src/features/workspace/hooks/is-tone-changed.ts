import type { Round } from '@datewright/contracts/chatpad/round';
import type { MatchDraft } from './use-match-draft.ts';

/** True when the newest lines are what is asked for again, of the same match, only in another tone. */
export function isToneChanged({ match, choice, store, pasted }: MatchDraft, newest: Round | undefined): boolean {
  if (!newest || !match || match.updatedAt > newest.createdAt) return false;
  const isEdited = Object.keys(store.stored.edits).length > 0 || pasted.trim() !== '';
  return !isEdited && newest.draft === null && choice.mode === newest.mode && choice.tone !== newest.tone;
}
