import type { AdminPost, PostContent } from '@datewright/contracts/marketing/admin-posts';
import { ApiError } from '@datewright/sdk/host';
import { readStoredDraft, writeStoredDraft } from './draft-storage.ts';

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

interface PostApi {
  save: (id: string, base: number, content: PostContent) => Promise<AdminPost>;
  read: (id: string) => Promise<AdminPost>;
}

/** Milliseconds without typing before a save, and between retries while offline. */
const autosaveDelayMs = 1500;
const retryDelayMs = 8000;

const isSameContent = (one: PostContent, other: PostContent) =>
  (Object.keys(one) as (keyof PostContent)[]).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

/** No save is due: there is nothing to save, or the editor must choose first. */
const isSettled = (status: DraftStatus) => status === 'saved' || status === 'changed' || status === 'gone';

/**
 * Saves a post while it is being edited: in this browser on every change, at the service after a pause, and never over
 * another editor's save. It resumes after a crash or an outage.
 */
export function createDraftAutosave(opened: AdminPost, desk: PostApi) {
  const stored = readStoredDraft(opened.id);
  const unsaved = stored && !isSameContent(stored.content, opened.draft) ? stored : null;
  let state: DraftState = {
    post: opened,
    content: unsaved?.content ?? opened.draft,
    status: unsaved ? (unsaved.base === opened.version ? 'waiting' : 'changed') : 'saved',
    theirs: unsaved && unsaved.base !== opened.version ? opened : null,
  };
  let base = unsaved?.base ?? opened.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(part: Partial<DraftState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  function saveIn(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  async function send(): Promise<void> {
    const { content, post } = state;
    set({ status: 'saving' });
    try {
      const saved = await desk.save(post.id, base, content);
      base = saved.version;
      const isDone = isSameContent(content, state.content);
      writeStoredDraft(post.id, isDone ? null : { base, content: state.content });
      set({ post: saved, status: isDone ? 'saved' : 'waiting' });
      if (!isDone) saveIn(autosaveDelayMs);
    } catch (error) {
      await failed(error);
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 404) return set({ status: 'gone' });
    const isChanged = error instanceof ApiError && error.code === 'post_changed';
    const theirs = isChanged ? await desk.read(state.post.id).catch(() => null) : null;
    if (theirs) return set({ status: 'changed', theirs });
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    set({ status: isRefused && !isChanged ? 'failed' : 'offline' });
    if (state.status === 'offline') saveIn(retryDelayMs);
  }

  /** Saves pending changes now; resolves to true when everything is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    if (isSettled(state.status)) return state.status === 'saved';
    running = send().finally(() => {
      running = undefined;
    });
    await running;
    return (state as DraftState).status === 'saved';
  }

  const onOnline = () => void flush();
  globalThis.addEventListener?.('online', onOnline);
  if (state.status === 'waiting') saveIn(0);

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(part: Partial<PostContent>) {
      const content = { ...state.content, ...part };
      writeStoredDraft(state.post.id, { base, content });
      if (isSettled(state.status) && state.status !== 'saved') return set({ content });
      set({ content, status: state.status === 'saving' ? 'saving' : 'waiting' });
      saveIn(autosaveDelayMs);
    },
    flush,
    /** Takes over the post after it was published or unpublished. */
    setPost: (post: AdminPost) => set({ post }),
    /** Overwrites the other editor's save, which stays in the list of versions. */
    async keepMine(): Promise<boolean> {
      if (!state.theirs) return true;
      base = state.theirs.version;
      set({ status: 'waiting', theirs: null });
      return flush();
    },
    acceptTheirs() {
      const { theirs } = state;
      if (!theirs) return;
      base = theirs.version;
      writeStoredDraft(theirs.id, null);
      set({ post: theirs, content: theirs.draft, status: 'saved', theirs: null });
    },
    /** Removes the browser's copy, after the post was deleted or copied. */
    discard() {
      clearTimeout(timer);
      writeStoredDraft(state.post.id, null);
      set({ status: 'saved' });
    },
    close() {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', onOnline);
      // Tries a last save; an unsaved draft also stays in the browser.
      if (state.status === 'waiting' || state.status === 'offline') void flush().then(() => clearTimeout(timer));
    },
  };
}
export type DraftAutosave = ReturnType<typeof createDraftAutosave>;
