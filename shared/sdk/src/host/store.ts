import { useSyncExternalStore } from 'react';

/** A value that changes over time and says so: what React reads by `useSyncExternalStore`. */
export interface Store<State> {
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  /** What a page's HTML was drawn with, while the browser takes it over. Without it: what `get` answers. */
  getServerSnapshot?: () => State;
}

export interface WritableStore<State> extends Store<State> {
  set: (next: State) => void;
}

/** A store; `drawn` is what the HTML of a page shows of it, where a browser may know better. */
export function createStore<State>(initial: State, drawn: State = initial): WritableStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    getServerSnapshot: () => drawn,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; the component renders again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerSnapshot ?? store.get);
}
