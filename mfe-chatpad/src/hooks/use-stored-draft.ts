import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { useSession } from '@datewright/sdk/host';
import { usePersistedState } from '@datewright/sdk/persisted-state';
import { useCallback } from 'react';
import { applyEdits, diffEdits, rebaseAfterSave, rebaseEdits } from '../lib/draft-edits.ts';
import { moveDraft, readDraft, type StoredDraft } from '../lib/draft-storage.ts';
import { toStorageKey } from '../lib/storage-keys.ts';

export type DraftText = Partial<Pick<StoredDraft, 'mode' | 'tone' | 'draft' | 'pasted' | 'interest'>>;
type VersionedMatch = MatchFields & { id: string; version: number };

/**
 * The unsent text of one workspace, stored on every keystroke and shared by all tabs. `slot` is the id of the match, or
 * a placeholder id for one that does not exist yet.
 */
export function useStoredDraft(slot: string, saved: MatchFields) {
  const member = useSession().user?.id ?? '';
  const [stored, put, latest] = usePersistedState('localStorage', toStorageKey(member, slot), () =>
    readDraft(member, slot),
  );
  const change = useCallback((part: Partial<StoredDraft>) => put({ ...part, at: Date.now() }), [put]);

  return {
    stored,
    /** The stored draft at the time of the call, which may be newer than the rendered one. */
    latest,
    fields: applyEdits(saved, stored),
    /** The same of the draft at the time of the call. */
    latestFields: () => applyEdits(saved, latest()),
    change,
    changeText: change as (text: DraftText) => void,
    changeFields: (next: MatchFields) => change(diffEdits(saved, latest(), next)),
    /** Like `changeFields` for the messages alone, on what the server has by now. */
    restoreMessages(base: MatchFields, messages: MatchFields['messages']) {
      change(diffEdits(base, latest(), { ...applyEdits(base, latest()), messages }));
    },
    /** Drops the edits that were saved and preserves those typed meanwhile. A new match gets its own storage key. */
    afterSave(sent: MatchFields, answer: VersionedMatch) {
      const remaining = { ...rebaseAfterSave(latest(), sent, answer), saved: answer.version };
      if (slot === answer.id) return change(remaining);
      moveDraft(member, slot, answer.id, { ...latest(), ...remaining });
    },
    /** Turns this draft into edits of the match that another tab created from it. */
    rebaseOnto(existing: VersionedMatch) {
      moveDraft(member, slot, existing.id, {
        ...latest(),
        ...rebaseEdits(existing, latest()),
        saved: existing.version,
      });
    },
  };
}
export type DraftStore = ReturnType<typeof useStoredDraft>;
