import { readStored, writeStored } from '../lib/browser-storage.ts';
import { newId } from '../lib/new-id.ts';

const visitKey = 'visit';

/**
 * A random id that groups the events of one visit: for this tab only, and only while analytics are allowed. It is never
 * joined with a member or an IP address.
 */
export function createVisit(mayKeep: () => boolean) {
  let here: string | undefined;
  return {
    id(): string {
      here ??= readStored('sessionStorage', visitKey) ?? newId();
      if (mayKeep()) writeStored('sessionStorage', visitKey, here);
      return here;
    },
    /** Deletes the id once it may no longer be stored. */
    follow() {
      if (mayKeep()) return;
      here = undefined;
      writeStored('sessionStorage', visitKey, null);
    },
  };
}
