import { createStore, type Store } from '../lib/store.ts';

/** Whether the latest call of this page to each service reached it. A service that was not called has no entry. */
export interface Reachability extends Store<ReadonlyMap<string, boolean>> {
  /** Records the outcome of a call, or what is known of the service from elsewhere. */
  record: (service: string, reached: boolean) => void;
}

export function createReachability(): Reachability {
  const store = createStore<ReadonlyMap<string, boolean>>(new Map());
  return {
    ...store,
    record(service, reached) {
      if (store.get().get(service) !== reached) store.set(new Map(store.get()).set(service, reached));
    },
  };
}
