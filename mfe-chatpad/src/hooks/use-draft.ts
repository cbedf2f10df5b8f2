import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { useSession } from '@datewright/sdk/host';
import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useCallback } from 'react';
import { applyEdits, diffEdits, rebaseAfterSave, rebaseEdits } from '../lib/draft-edits.ts';
import { moveDraft, readDraft, type StoredDraft } from '../lib/draft-storage.ts';
import { toStorageKey } from '../lib/storage-keys.ts';

type DraftText = Partial<Pick<StoredDraft, 'mode' | 'tone' | 'draft' | 'pasted' | 'interest'>>;
type VersionedMatch = MatchFields & { id: string; version: number };

/**
 * Everything that a member typed in a workspace, kept while it is typed and shared by all tabs. `slot` names the match, or
 * the place of one that is not made yet.
 */
export function useDraft(slot: string, saved: MatchFields) {
  const member = useSession().user?.id ?? '';
  const [kept, put, now] = usePersistedState('localStorage', toStorageKey(member, slot), () => readDraft(member, slot));
  const change = useCallback((part: Partial<StoredDraft>) => put({ ...part, at: Date.now() }), [put]);

  return {
    kept,
    now,
    fields: applyEdits(saved, kept),
    change,
    say: change as (words: DraftText) => void,
    describe: (next: MatchFields) => change(diffEdits(saved, now(), next)),
    /** What was sent is saved; what was typed meanwhile stays typed. A match that was just made gets its own place. */
    settle(sent: MatchFields, answer: VersionedMatch) {
      const left = { ...rebaseAfterSave(now(), sent, answer), saved: answer.version };
      if (slot === answer.id) return change(left);
      moveDraft(member, slot, answer.id, { ...now(), ...left });
    },
    /** Another tab made a match of this draft: what was typed here is from now on a change of it. */
    moveOver(stands: VersionedMatch) {
      moveDraft(member, slot, stands.id, { ...now(), ...rebaseEdits(stands, now()), saved: stands.version });
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
