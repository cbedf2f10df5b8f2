import { postContent } from '@datewright/contracts/marketing/admin-posts';
import { readKept, writeKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';

/** What was typed and is not at the service yet, and the version that it was typed over. */
const keptDraft = z.object({ base: z.number(), content: postContent });
export type KeptDraft = z.infer<typeof keptDraft>;

const keyOf = (id: string) => `blogDraft:${id}`;

export const readDraft = (id: string): KeptDraft | null => readKept('localStorage', keyOf(id), keptDraft);
export const keepDraft = (id: string, draft: KeptDraft | null): void => writeKept('localStorage', keyOf(id), draft);
