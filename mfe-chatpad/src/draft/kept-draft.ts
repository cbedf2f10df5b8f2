import { message } from '@datewright/contracts/chatpad/match';
import { mode, tone } from '@datewright/contracts/chatpad/wish';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';

/** As the form holds them: also what is not right yet is kept. */
const fields = z.object({
  name: z.string(),
  age: z.nullable(z.number()),
  bio: z.string(),
  interests: z.array(z.string()),
  messages: z.array(z.object({ sender: message.shape.sender, content: z.string() })),
});

/** What a member typed and did not send yet: it survives a reload of the tab. */
const keptDraft = z.object({
  /** Only while they differ from what is saved. */
  fields: z._default(z.nullable(fields), null),
  mode: z._default(mode, 'opener'),
  tone: z._default(tone, 'flirty'),
  draft: z._default(z.string(), ''),
});
export type KeptDraft = z.infer<typeof keptDraft>;

const fresh: KeptDraft = z.parse(keptDraft, {});
const keyOf = (userId: string, matchId: string | null) => `chatpad:${userId}:${matchId ?? 'new'}`;

export function readDraft(userId: string, matchId: string | null): KeptDraft {
  return readKept('sessionStorage', keyOf(userId, matchId), keptDraft) ?? fresh;
}

export function keepDraft(userId: string, matchId: string | null, draft: KeptDraft): void {
  writeKept('sessionStorage', keyOf(userId, matchId), draft);
}

export function forgetDraft(userId: string, matchId: string | null): void {
  writeKept('sessionStorage', keyOf(userId, matchId), null);
}
