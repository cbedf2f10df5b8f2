import type { AdminPost, PostContent } from '@datewright/contracts/marketing/admin-posts';
import { ApiError } from '@datewright/sdk/host';
import type { WritableStore } from '@datewright/sdk/store';
import { type DraftState, isSameContent, isSettled } from './draft-state.ts';
import { writeStoredDraft } from './draft-storage.ts';

export interface PostApi {
  save: (id: string, base: number, content: PostContent) => Promise<AdminPost>;
  read: (id: string) => Promise<AdminPost>;
}

/** Milliseconds without typing before a save, and between retries while offline. */
export const autosaveDelayMs = 1500;
const retryDelayMs = 8000;

/** Another attempt would be refused again. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Sends a draft to the service, one save at a time, and says in the store how it went. */
export function createDraftSaver(store: WritableStore<DraftState>, firstBase: number, desk: PostApi) {
  /** The version that the next save replaces. */
  let base = firstBase;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const set = (part: Partial<DraftState>) => store.set({ ...store.get(), ...part });
  const cancel = () => clearTimeout(timer);

  function saveIn(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  async function send(): Promise<void> {
    const { content, post } = store.get();
    set({ status: 'saving' });
    try {
      const saved = await desk.save(post.id, base, content);
      base = saved.version;
      const isDone = isSameContent(content, store.get().content);
      writeStoredDraft(post.id, isDone ? null : { base, content: store.get().content });
      set({ post: saved, status: isDone ? 'saved' : 'waiting' });
      if (!isDone) saveIn(autosaveDelayMs);
    } catch (error) {
      await failed(error);
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 404) return set({ status: 'gone' });
    const isChanged = error instanceof ApiError && error.code === 'post_changed';
    const theirs = isChanged ? await desk.read(store.get().post.id).catch(() => null) : null;
    if (theirs) return set({ status: 'changed', theirs });
    set({ status: isRefused(error) && !isChanged ? 'failed' : 'offline' });
    if (store.get().status === 'offline') saveIn(retryDelayMs);
  }

  /** Saves pending changes now; returns true when everything is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    const { status } = store.get();
    if (isSettled(status)) return status === 'saved';
    running = send().finally(() => {
      running = undefined;
    });
    await running;
    return store.get().status === 'saved';
  }

  return {
    flush,
    saveIn,
    cancel,
    getBase: () => base,
    setBase(version: number) {
      base = version;
    },
  };
}
