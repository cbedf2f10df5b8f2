import type { Mode, Tone } from '@datewright/contracts/chatpad';
import { type MatchFields, mode, tone } from '@datewright/contracts/chatpad';
import { readStored, writeStored } from '@datewright/sdk/storage';

/** What a member typed and did not send yet: it survives a reload of the tab. */
export interface KeptDraft {
  /** Only while they differ from what is saved. */
  fields: MatchFields | null;
  mode: Mode;
  tone: Tone;
  draft: string;
}

const keyOf = (userId: string, matchId: string | null) => `chatpad:${userId}:${matchId ?? 'new'}`;
const fresh: KeptDraft = { fields: null, mode: 'opener', tone: 'flirty', draft: '' };

export function readDraft(userId: string, matchId: string | null): KeptDraft {
  const text = readStored('sessionStorage', keyOf(userId, matchId));
  if (text === null) return fresh;
  try {
    const kept: Partial<KeptDraft> = JSON.parse(text);
    return {
      fields: kept.fields ?? null,
      mode: mode.options.find((option) => option === kept.mode) ?? fresh.mode,
      tone: tone.options.find((option) => option === kept.tone) ?? fresh.tone,
      draft: typeof kept.draft === 'string' ? kept.draft : '',
    };
  } catch {
    return fresh;
  }
}

export function keepDraft(userId: string, matchId: string | null, draft: KeptDraft): void {
  writeStored('sessionStorage', keyOf(userId, matchId), JSON.stringify(draft));
}

export function forgetDraft(userId: string, matchId: string | null): void {
  writeStored('sessionStorage', keyOf(userId, matchId), null);
}
