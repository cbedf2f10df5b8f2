import type { Match } from '@datewright/contracts/chatpad/match';
import type { Round } from '@datewright/contracts/chatpad/round';
import type { MatchDraft } from './use-match-draft.ts';

/** True when lines were written since the newest message, or before the first one. */
export const hasReadyLines = (match: Match | null, newest: Round | undefined): boolean =>
  newest !== undefined && newest.createdAt >= (match?.lastMessageAt ?? '');

/** How the current choice differs from the newest lines: not at all, only in its tone, or otherwise. */
type Difference = 'none' | 'tone' | 'other';

export function compareWithNewest({ match, choice, store, pasted }: MatchDraft, newest: Round | undefined): Difference {
  if (!newest || !match || match.updatedAt > newest.createdAt) return 'other';
  const isEdited = Object.keys(store.stored.edits).length > 0 || pasted.trim() !== '';
  const isSameText = (newest.draft ?? '') === choice.draft.trim();
  if (isEdited || !isSameText || choice.mode !== newest.mode) return 'other';
  return choice.tone === newest.tone ? 'none' : 'tone';
}
