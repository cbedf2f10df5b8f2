import type { SessionUser } from '@datewright/contracts/account/session-user';
import { ApiError } from '../api/api-error.ts';
import type { Calls } from '../calls/start-calls.ts';
import { readStored, writeStored } from '../host/browser-storage.ts';
import { createStore, type Store } from '../host/store.ts';

export interface SessionState {
  /** `loading` until the account service has answered once. */
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** True while `loading` if this browser was signed in last time: what to show meanwhile. */
  likelySignedIn: boolean;
  /** The account service did not answer: `signed-out` is then only an assumption. */
  unreachable: boolean;
}

export interface SessionActions {
  /** Asks again who is signed in, and answers the member or null. Call it after whatever opened a new session. */
  refresh: () => Promise<SessionUser | null>;
  /** Ends every session of the member (`global`, the default) or only this one; `false` if this one was over already. */
  signOut: (scope?: 'global' | 'local') => Promise<boolean>;
}

export interface SessionStore extends Store<SessionState>, SessionActions {}

const hint = 'signedIn';
const waits = [400, 1200];

function wasOver(error: unknown): false {
  if (error instanceof ApiError && error.status === 401) return false;
  throw error;
}

interface SessionStoreParts {
  calls: () => Promise<Calls>;
  onChange: (user: SessionUser | null) => void;
  forgetTokens: () => void;
}

export function createSessionStore({ calls, onChange, forgetTokens }: SessionStoreParts): SessionStore {
  const store = createStore<SessionState>({
    status: 'loading',
    user: null,
    likelySignedIn: readStored('localStorage', hint) === '1',
    unreachable: false,
  });
  const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

  function settle(user: SessionUser | null, unreachable = false): SessionUser | null {
    const before = store.get();
    const changed = before.user?.id !== user?.id;
    if (!unreachable) writeStored('localStorage', hint, user ? '1' : null);
    if (changed) {
      forgetTokens();
      onChange(user);
    }
    store.set({ status: user ? 'signed-in' : 'signed-out', user, likelySignedIn: user !== null, unreachable });
    return user;
  }

  function announce(before: string | undefined): void {
    if (store.get().user?.id !== before) otherTabs?.postMessage('changed');
  }

  async function ask(attempt = 0): Promise<SessionUser | null> {
    try {
      return settle(await (await calls()).readSession());
    } catch {
      const wait = waits[attempt];
      if (wait === undefined) return settle(null, true);
      await new Promise((resolve) => setTimeout(resolve, wait));
      return ask(attempt + 1);
    }
  }

  if (otherTabs) otherTabs.onmessage = () => void ask();

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
    async signOut(scope = 'global') {
      const before = store.get().user?.id;
      const { endSession } = await calls();
      const ended = await endSession(scope).then(() => true, wasOver);
      settle(null);
      announce(before);
      return ended;
    },
  };
}
