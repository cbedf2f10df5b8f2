import { message } from '@datewright/contracts/chatpad/match';
import { mode, tone } from '@datewright/contracts/chatpad/mode-and-tone';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { listUnsavedSlots, toStorageKey } from './storage-keys.ts';

/** The fields as the form holds them, valid or not. */
const edits = z.object({
  name: z.optional(z.string()),
  age: z.optional(z.nullable(z.number())),
  bio: z.optional(z.string()),
  interests: z.optional(z.array(z.string())),
  messages: z.optional(z.array(z.object({ sender: message.shape.sender, content: z.string() }))),
});
const text = z._default(z.string(), '');

/** A member's unsent text, stored on this device across browser restarts. */
const storedDraft = z.object({
  /** Fields that differ from the saved match. */
  edits: z._default(edits, {}),
  /** The saved value of each edited field at the time of the edit. */
  from: z._default(edits, {}),
  /** Chosen by the member; without it, the conversation decides. */
  mode: z.optional(mode),
  /** Chosen by the member for this match; without it, the one that they used last. */
  tone: z.optional(tone),
  draft: text,
  /** Text in the conversation field that was not added yet. */
  pasted: text,
  /** Text in the interests field that was not added yet. */
  interest: text,
  /** The newest version saved by any tab of this browser; other tabs refetch when it is newer than theirs. */
  saved: z._default(z.number(), 0),
  /** Milliseconds since the epoch of the last change. */
  at: z._default(z.number(), 0),
});
export type StoredDraft = z.infer<typeof storedDraft>;

const emptyDraft: StoredDraft = z.parse(storedDraft, {});

export const readDraft = (member: string, slot: string): StoredDraft =>
  readPersisted('localStorage', toStorageKey(member, slot), storedDraft) ?? emptyDraft;

const writeDraft = (member: string, slot: string, draft: StoredDraft) =>
  writePersisted('localStorage', toStorageKey(member, slot), draft);

export const deleteDraft = (member: string, slot: string) =>
  writePersisted('localStorage', toStorageKey(member, slot), null);

/** Moves a draft to another slot. Text already stored there is preserved, unless this draft has its own value. */
export function moveDraft(member: string, from: string, to: string, { edits, ...draft }: StoredDraft): void {
  const existing = readDraft(member, to);
  writeDraft(member, to, {
    ...draft,
    edits: { ...existing.edits, ...edits },
    from: { ...existing.from, ...draft.from },
    draft: draft.draft || existing.draft,
    pasted: draft.pasted || existing.pasted,
    interest: draft.interest || existing.interest,
    saved: Math.max(draft.saved, existing.saved),
  });
  deleteDraft(member, from);
}

export const isBlankDraft = ({
  edits: { name = '', age = null, bio = '', interests = [], messages = [] },
  ...rest
}: StoredDraft) =>
  [name, bio, rest.draft, rest.pasted, rest.interest].every((typed) => typed.trim() === '') &&
  age === null &&
  interests.length + messages.length === 0;

export interface UnsavedMatch {
  slot: string;
  draft: StoredDraft;
}

const readUnsavedDrafts = (member: string): UnsavedMatch[] =>
  listUnsavedSlots(member).map((slot) => ({ slot, draft: readDraft(member, slot) }));

/** Unsaved matches with content, newest first. */
export const listUnsavedMatches = (member: string) =>
  readUnsavedDrafts(member)
    .filter(({ draft }) => !isBlankDraft(draft))
    .sort((a, b) => b.draft.at - a.draft.at);

/** Deletes unsaved matches without content. */
export function deleteBlankDrafts(member: string): void {
  for (const { slot, draft } of readUnsavedDrafts(member)) if (isBlankDraft(draft)) deleteDraft(member, slot);
}
