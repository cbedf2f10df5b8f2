import { postContent } from '@datewright/contracts/marketing/admin-posts';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

/** Unsaved text and the version that it is based on. */
const storedDraft = z.object({ base: z.number(), content: postContent });
export type StoredDraft = z.infer<typeof storedDraft>;

const getStorageKey = (id: string) => `blogDraft:${id}`;

export const readStoredDraft = (id: string): StoredDraft | null =>
  readPersisted('localStorage', getStorageKey(id), storedDraft);
export const writeStoredDraft = (id: string, draft: StoredDraft | null): void =>
  writePersisted('localStorage', getStorageKey(id), draft);
