import { useStore } from '../lib/store.ts';
import { useHost } from './host-context.ts';

/**
 * Returns whether the latest call to a service reached it (`undefined` before the first one), and the function that
 * records what is known from elsewhere. Intended for hosts.
 */
export function useReachability(service: string) {
  const { reachability } = useHost();
  return { wasReached: useStore(reachability).get(service), record: reachability.record };
}
