import { createStore, type Store } from '../lib/store.ts';

/** The names of the services that the latest call of this page to them did not reach. */
export interface UnreachableServices extends Store<ReadonlySet<string>> {
  record: (service: string, reached: boolean) => void;
}

export function createUnreachableServices(): UnreachableServices {
  const store = createStore<ReadonlySet<string>>(new Set());
  return {
    ...store,
    record(service, reached) {
      const names = new Set(store.get());
      if (names.has(service) !== reached) return;
      if (reached) names.delete(service);
      else names.add(service);
      store.set(names);
    },
  };
}
