import type { AdminPost, PostContent } from '@datewright/contracts/marketing/admin-posts';
import { readStoredDraft } from './draft-storage.ts';

/** `gone`: somebody deleted the post, and this browser has the only copy. */
type DraftStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'changed' | 'gone';

export interface DraftState {
  /** The version saved at the service. */
  post: AdminPost;
  content: PostContent;
  status: DraftStatus;
  /** Another editor's save; autosave pauses until the editor picks one of the two. */
  theirs: AdminPost | null;
}

export const isSameContent = (one: PostContent, other: PostContent) =>
  (Object.keys(one) as (keyof PostContent)[]).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

/** No save is due: there is nothing to save, or the editor must choose first. */
export const isSettled = (status: DraftStatus) => status === 'saved' || status === 'changed' || status === 'gone';

/** What the editor starts with: the browser's unsaved draft if there is one. `base` is the version it was made from. */
export function restoreDraft(opened: AdminPost): { state: DraftState; base: number } {
  const stored = readStoredDraft(opened.id);
  const unsaved = stored && !isSameContent(stored.content, opened.draft) ? stored : null;
  const state: DraftState = {
    post: opened,
    content: unsaved?.content ?? opened.draft,
    status: unsaved ? (unsaved.base === opened.version ? 'waiting' : 'changed') : 'saved',
    theirs: unsaved && unsaved.base !== opened.version ? opened : null,
  };
  return { state, base: unsaved?.base ?? opened.version };
}
