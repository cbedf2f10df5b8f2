import { readStored, writeStored } from '../host/browser-storage.ts';
import { createStore, type Store } from '../host/store.ts';

/** What a visitor allowed: measuring and advertising, basic measuring only, or neither. */
export type Consent = 'all' | 'analytics' | 'none';

export interface ConsentState {
  /** `null` until there is one. */
  choice: Consent | null;
  /** Whether the question stands, and whether it may wait until the page has come to rest. */
  asking: 'no' | 'soon' | 'now';
}

export interface ConsentStore extends Store<ConsentState> {
  choose: (choice: Consent) => void;
  /** Puts the question again, for who wants to change their mind. */
  ask: () => void;
}

const key = 'cookieConsent';
const sinceKey = 'cookieConsentAt';
/** Milliseconds for which a choice counts: 12 months. */
const lasts = 365 * 24 * 3600 * 1000;

/** The visitor's choice about cookies, kept on this device and shared by its tabs. */
export function createConsent(now: () => number = Date.now): ConsentStore {
  const store = createStore(read(now()));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) store.set(read(now()));
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose(choice) {
      writeStored('localStorage', sinceKey, new Date(now()).toISOString());
      writeStored('localStorage', key, choice);
      store.set({ choice, asking: 'no' });
    },
    ask: () => store.set({ ...store.get(), asking: 'now' }),
  };
}

function read(now: number): ConsentState {
  const since = Date.parse(readStored('localStorage', sinceKey) ?? '');
  const stored = readStored('localStorage', key);
  const counts = stored === 'all' || stored === 'analytics' || stored === 'none';
  const choice = counts && !(since + lasts < now) ? stored : null;
  return { choice, asking: choice === null ? 'soon' : 'no' };
}
