import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { useSession } from '@datewright/sdk/host';
import { useKept } from '@datewright/sdk/kept';
import { useCallback } from 'react';
import { editsAfterSave, editsOver, editsTowards, withEdits } from './edits.ts';
import { type KeptDraft, moveDraft, readDraft } from './kept-draft.ts';
import { keyOf } from './keys.ts';

type Words = Partial<Pick<KeptDraft, 'mode' | 'tone' | 'draft' | 'pasted' | 'interest'>>;
type Versioned = MatchFields & { id: string; version: number };

/**
 * Everything that a member typed in a workspace, kept while it is typed and shared by all tabs. `slot` names the match, or
 * the place of one that is not made yet.
 */
export function useTyped(slot: string, saved: MatchFields) {
  const member = useSession().user?.id ?? '';
  const [kept, put, now] = useKept('localStorage', keyOf(member, slot), () => readDraft(member, slot));
  const change = useCallback((part: Partial<KeptDraft>) => put({ ...part, at: Date.now() }), [put]);

  return {
    kept,
    now,
    fields: withEdits(saved, kept),
    change,
    say: change as (words: Words) => void,
    describe: (next: MatchFields) => change(editsTowards(saved, now(), next)),
    /** What was sent is saved; what was typed meanwhile stays typed. A match that was just made gets its own place. */
    settle(sent: MatchFields, answer: Versioned) {
      const left = { ...editsAfterSave(now(), sent, answer), saved: answer.version };
      if (slot === answer.id) return change(left);
      moveDraft(member, slot, answer.id, { ...now(), ...left });
    },
    /** Another tab made a match of this draft: what was typed here is from now on a change of it. */
    moveOver(stands: Versioned) {
      moveDraft(member, slot, stands.id, { ...now(), ...editsOver(stands, now()), saved: stands.version });
    },
  };
}
export type Typed = ReturnType<typeof useTyped>;
