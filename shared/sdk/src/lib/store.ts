import { useSyncExternalStore } from 'react';

/** An observable value, compatible with `useSyncExternalStore`. */
export interface Store<State> {
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  /** The value the server rendered, used during hydration. Defaults to `get`. */
  getServerSnapshot?: () => State;
}

export interface WritableStore<State> extends Store<State> {
  set: (next: State) => void;
}

/** Creates a store; `drawn` is the value in server-rendered HTML, for when the browser's initial value may differ. */
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

/** Returns the value of a store and rerenders the component when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerSnapshot ?? store.get);
}
