import { type ChatpadNavigationState, chatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { z } from '@datewright/sdk/zod';
import type { StoredDraft } from './draft-storage.ts';

type Choice = Pick<StoredDraft, 'mode' | 'tone' | 'draft'>;

/** What another page opened ChatPad with; `null` for whatever else a navigation carries. */
export function readOpening(state: unknown): ChatpadNavigationState | null {
  const read = z.safeParse(chatpadNavigationState, state);
  if (!read.success) return null;
  const { matchId, mode, draft } = read.data;
  return matchId || mode || draft ? read.data : null;
}

/** True when a draft is there already that the one it came with would overwrite. */
const conflictsWithDraft = ({ draft }: Choice, came: string | undefined) =>
  came !== undefined && draft.trim() !== '' && draft.trim() !== came;

/** What is chosen when a workspace opens, and the draft that waits for a yes. */
export function applyOpening(
  { mode, tone, draft }: Choice,
  came: ChatpadNavigationState | null,
): { choice: Choice; offered: DraftOffer | null } {
  const kept = { mode, tone, draft };
  if (!came) return { choice: kept, offered: null };
  const wanted = { ...kept, mode: came.mode ?? mode, draft: came.draft ?? draft };
  return conflictsWithDraft(kept, came.draft) ? { choice: kept, offered: wanted } : { choice: wanted, offered: null };
}
export type DraftOffer = Choice;
