import type { Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';
import { type ChatpadNavigationState, chatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { z } from '@datewright/sdk/zod';

interface Choice {
  mode: Mode;
  tone: Tone;
  draft: string;
}

/** Parses ChatPad's navigation state. Returns `null` for any other state. */
export function readOpening(state: unknown): ChatpadNavigationState | null {
  const parsed = z.safeParse(chatpadNavigationState, state);
  if (!parsed.success) return null;
  const { matchId, mode, draft, pasted } = parsed.data;
  return matchId || mode || draft || pasted || readPicture(parsed.data) ? parsed.data : null;
}

/** The screenshot that another app shared, if there is one. */
export const readPicture = (opening: ChatpadNavigationState | null): File | undefined =>
  opening?.picture instanceof File ? opening.picture : undefined;

/** True when the new draft would overwrite a different existing one. */
const conflictsWithDraft = ({ draft }: Choice, incoming: string | undefined) =>
  incoming !== undefined && draft.trim() !== '' && draft.trim() !== incoming;

/** The composer's initial value, and a draft that needs the member's confirmation. */
export function applyOpening(
  { mode, tone, draft }: Choice,
  incoming: ChatpadNavigationState | null,
): { choice: Choice; offered: DraftOffer | null } {
  const current = { mode, tone, draft };
  if (!incoming) return { choice: current, offered: null };
  const next = { ...current, mode: incoming.mode ?? mode, draft: incoming.draft ?? draft };
  return conflictsWithDraft(current, incoming.draft)
    ? { choice: current, offered: next }
    : { choice: next, offered: null };
}
export type DraftOffer = Choice;
