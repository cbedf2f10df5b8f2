import { message } from '@datewright/contracts/chatpad/match';
import { mode, tone } from '@datewright/contracts/chatpad/mode-and-tone';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { listUnsavedSlots, toStorageKey } from './storage-keys.ts';

/** As the form holds them: also what is not right yet is kept. */
const edits = z.object({
  name: z.optional(z.string()),
  age: z.optional(z.nullable(z.number())),
  bio: z.optional(z.string()),
  interests: z.optional(z.array(z.string())),
  messages: z.optional(z.array(z.object({ sender: message.shape.sender, content: z.string() }))),
});
const text = z._default(z.string(), '');

/** What a member typed and did not send yet, on this device, also after the browser was closed. */
const storedDraft = z.object({
  /** The fields that differ from what is saved. */
  edits: z._default(edits, {}),
  /** What each of them was saved as when it was changed. */
  from: z._default(edits, {}),
  mode: z._default(mode, 'opener'),
  tone: z._default(tone, 'flirty'),
  draft: text,
  /** In the field for a chat, not yet added. */
  pasted: text,
  /** In the field for an interest, not yet added. */
  interest: text,
  /** The newest version that a tab of this browser saved: the others read it then. */
  saved: z._default(z.number(), 0),
  /** When it was changed last. */
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

/** Puts a draft where its match keeps its own. What another tab typed there already stays, unless this one says else. */
export function moveDraft(member: string, from: string, to: string, { edits, ...draft }: StoredDraft): void {
  const there = readDraft(member, to);
  writeDraft(member, to, {
    ...draft,
    edits: { ...there.edits, ...edits },
    from: { ...there.from, ...draft.from },
    draft: draft.draft || there.draft,
    pasted: draft.pasted || there.pasted,
    interest: draft.interest || there.interest,
    saved: Math.max(draft.saved, there.saved),
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

/** Matches that were begun and not made yet, the newest first. */
export const listUnsavedMatches = (member: string) =>
  readUnsavedDrafts(member)
    .filter(({ draft }) => !isBlankDraft(draft))
    .sort((a, b) => b.draft.at - a.draft.at);

/** Forgets those in which nothing stands any more. */
export function deleteBlankDrafts(member: string): void {
  for (const { slot, draft } of readUnsavedDrafts(member)) if (isBlankDraft(draft)) deleteDraft(member, slot);
}
