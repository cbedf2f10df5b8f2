import { type Opening, opening } from '@datewright/contracts/chatpad/opening';
import { z } from '@datewright/sdk/zod';
import type { KeptDraft } from './kept-draft.ts';

type Choice = Pick<KeptDraft, 'mode' | 'tone' | 'draft'>;

/** What another page opened ChatPad with; `null` for whatever else a navigation carries. */
export function readOpening(state: unknown): Opening | null {
  const read = z.safeParse(opening, state);
  if (!read.success) return null;
  const { matchId, mode, draft } = read.data;
  return matchId || mode || draft ? read.data : null;
}

/** True when a draft is there already that the one it came with would overwrite. */
const isInTheWay = ({ draft }: Choice, came: string | undefined) =>
  came !== undefined && draft.trim() !== '' && draft.trim() !== came;

/** What is chosen when a workspace opens, and the draft that waits for a yes. */
export function openWith(
  { mode, tone, draft }: Choice,
  came: Opening | null,
): { choice: Choice; offered: Offered | null } {
  const kept = { mode, tone, draft };
  if (!came) return { choice: kept, offered: null };
  const wanted = { ...kept, mode: came.mode ?? mode, draft: came.draft ?? draft };
  return isInTheWay(kept, came.draft) ? { choice: kept, offered: wanted } : { choice: wanted, offered: null };
}
export type Offered = Choice;
