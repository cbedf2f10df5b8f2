import type { AdminPost, PostContent } from '@datewright/contracts/marketing/admin-posts';
import { createStore } from '@datewright/sdk/store';
import { autosaveDelayMs, createDraftSaver, type PostApi } from './draft-saver.ts';
import { type DraftState, isSettled, restoreDraft } from './draft-state.ts';
import { writeStoredDraft } from './draft-storage.ts';

/**
 * Saves a post while it is being edited: in this browser on every change, at the service after a pause, and never over
 * another editor's save. It resumes after a crash or an outage.
 */
export function createDraftAutosave(opened: AdminPost, desk: PostApi) {
  const restored = restoreDraft(opened);
  const store = createStore<DraftState>(restored.state);
  const saver = createDraftSaver(store, restored.base, desk);
  const set = (part: Partial<DraftState>) => store.set({ ...store.get(), ...part });

  const onOnline = () => void saver.flush();
  globalThis.addEventListener?.('online', onOnline);
  if (store.get().status === 'waiting') saver.saveIn(0);

  return {
    getState: store.get,
    subscribe: store.subscribe,
    edit(part: Partial<PostContent>) {
      const { post, status, content: before } = store.get();
      const content = { ...before, ...part };
      writeStoredDraft(post.id, { base: saver.getBase(), content });
      if (isSettled(status) && status !== 'saved') return set({ content });
      set({ content, status: status === 'saving' ? 'saving' : 'waiting' });
      saver.saveIn(autosaveDelayMs);
    },
    flush: saver.flush,
    /** Takes over the post after it was published or unpublished. */
    setPost: (post: AdminPost) => set({ post }),
    /** Overwrites the other editor's save, which stays in the list of versions. */
    async keepMine(): Promise<boolean> {
      const { theirs } = store.get();
      if (!theirs) return true;
      saver.setBase(theirs.version);
      set({ status: 'waiting', theirs: null });
      return saver.flush();
    },
    acceptTheirs() {
      const { theirs } = store.get();
      if (!theirs) return;
      saver.setBase(theirs.version);
      writeStoredDraft(theirs.id, null);
      set({ post: theirs, content: theirs.draft, status: 'saved', theirs: null });
    },
    /** Removes the browser's copy, after the post was deleted or copied. */
    discard() {
      saver.cancel();
      writeStoredDraft(store.get().post.id, null);
      set({ status: 'saved' });
    },
    close() {
      saver.cancel();
      globalThis.removeEventListener?.('online', onOnline);
      const { status } = store.get();
      // Tries a last save; an unsaved draft also stays in the browser.
      if (status === 'waiting' || status === 'offline') void saver.flush().then(saver.cancel);
    },
  };
}
export type DraftAutosave = ReturnType<typeof createDraftAutosave>;
