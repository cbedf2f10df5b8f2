import { useStore } from '../lib/store.ts';
import { useHost } from './host-context.ts';

/**
 * Returns whether the latest call to a service did not reach it, and the function that records what is known from
 * elsewhere. Intended for hosts.
 */
export function useUnreachable(service: string) {
  const { unreachable } = useHost();
  return { isUnreachable: useStore(unreachable).has(service), record: unreachable.record };
}
