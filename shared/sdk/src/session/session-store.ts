import type { SessionUser } from '@datewright/contracts/account/session-user';
import { ApiError } from '../api/api-error.ts';
import type { Calls } from '../calls/create-calls.ts';
import { readStored, writeStored } from '../lib/browser-storage.ts';
import { createStore, type Store } from '../lib/store.ts';

export interface SessionState {
  /** `loading` until the account service has answered for the first time, and while a sign-out waits for its answer. */
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** While the session is unknown, true if this browser was signed in last time, which decides what to show meanwhile. */
  likelySignedIn: boolean;
  /** True if the account service did not answer: `signed-out` is then only an assumption. */
  unreachable: boolean;
}

export interface SessionActions {
  /** Fetches the session again and returns the member or `null`. Call it after opening a new session. */
  refresh: () => Promise<SessionUser | null>;
  /**
   * Ends every session of the member (`global`, the default) or only this one; resolves to `false` if this one had
   * already ended. Deletes the member's data in this browser, including drafts and photos, unless `own` is `kept`
   * because they will sign in again right away.
   */
  signOut: (scope?: 'global' | 'local', own?: 'forgotten' | 'kept') => Promise<boolean>;
  /** True if signing out would delete work that exists in this browser only. */
  hasUnsavedWork: () => Promise<boolean>;
  /** Deletes the member's data in this browser, as signing out does. Call it after an account was deleted. */
  clearLocalData: () => Promise<void>;
}

export interface SessionStore extends Store<SessionState>, SessionActions {}

/** Holds the member's id. The offline page of the installed app reads it too: `shell/src/install/offline.js`. */
const signedInKey = 'signedIn';
const retryDelays = [400, 1200];

const loadLocalData = () => import(/* webpackChunkName: "own-data" */ './local-data.ts');

function ignoreEndedSession(error: unknown): false {
  if (error instanceof ApiError && error.status === 401) return false;
  throw error;
}

interface SessionStoreOptions {
  calls: () => Promise<Calls>;
  onChange: (user: SessionUser | null) => void;
  forgetTokens: () => void;
  /** True if the page is already known to be served to a visitor without a session. */
  isVisitor?: boolean;
}

export function createSessionStore({
  calls,
  onChange,
  forgetTokens,
  isVisitor = false,
}: SessionStoreOptions): SessionStore {
  const store = createStore<SessionState>({
    status: isVisitor ? 'signed-out' : 'loading',
    user: null,
    likelySignedIn: !isVisitor && readStored('localStorage', signedInKey) !== null,
    unreachable: false,
  });
  if (isVisitor) writeStored('localStorage', signedInKey, null);
  const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

  function settle(user: SessionUser | null, unreachable = false): SessionUser | null {
    const before = store.get();
    const changed = before.user?.id !== user?.id;
    if (!unreachable) writeStored('localStorage', signedInKey, user?.id ?? null);
    if (changed) {
      forgetTokens();
      onChange(user);
    }
    const next: SessionState = {
      status: user ? 'signed-in' : 'signed-out',
      user,
      likelySignedIn: unreachable ? before.likelySignedIn : user !== null,
      unreachable,
    };
    // An unchanged answer must not rerender the page.
    if (JSON.stringify(next) !== JSON.stringify(before)) store.set(next);
    return user;
  }

  function announce(before: string | undefined, what: 'changed' | 'left' = 'changed'): void {
    if (store.get().user?.id !== before) otherTabs?.postMessage(what);
  }

  async function ask(attempt = 0): Promise<SessionUser | null> {
    try {
      return settle(await (await calls()).readSession());
    } catch {
      const wait = retryDelays[attempt];
      if (wait === undefined) return settle(null, true);
      await new Promise((resolve) => setTimeout(resolve, wait));
      return ask(attempt + 1);
    }
  }

  if (otherTabs) otherTabs.onmessage = ({ data }) => void hear(data);

  async function hear(what: unknown): Promise<void> {
    await ask();
    // Each tab has its own session storage, so it clears that itself. An expired session deletes nothing, because its
    // member may return to it.
    if (what === 'left' && store.get().user === null) await (await loadLocalData()).clearLocalData();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async refresh() {
      const before = store.get().user?.id;
      forgetTokens();
      const user = await ask();
      announce(before);
      return user;
    },
    clearLocalData: async () => (await loadLocalData()).clearLocalData(),
    hasUnsavedWork: async () => (await loadLocalData()).hasUnsavedWork(),
    async signOut(scope = 'global', own = 'forgotten') {
      const before = store.get();
      // Pages don't make calls for the member in a session that is about to end.
      store.set({ ...before, status: 'loading' });
      try {
        // Load both before ending the session, so that a sign-out can't fail between its two halves.
        const [{ endSession }, { clearLocalData }] = await Promise.all([calls(), loadLocalData()]);
        const ended = await endSession(scope).then(() => true, ignoreEndedSession);
        settle(null);
        announce(before.user?.id, own === 'forgotten' ? 'left' : 'changed');
        if (own === 'forgotten') await clearLocalData();
        return ended;
      } catch (error) {
        if (store.get().status === 'loading') store.set(before);
        throw error;
      }
    },
  };
}
