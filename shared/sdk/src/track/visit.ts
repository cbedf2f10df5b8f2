import { readStored, writeStored } from '../lib/browser-storage.ts';
import { newId } from '../lib/new-id.ts';

const visitKey = 'visit';

/**
 * A random number that keeps the events of one visit together: of this tab, and only while analytics are allowed. It
 * is never joined with a member or an address.
 */
export function createVisit(mayKeep: () => boolean) {
  let here: string | undefined;
  return {
    id(): string {
      here ??= readStored('sessionStorage', visitKey) ?? newId();
      if (mayKeep()) writeStored('sessionStorage', visitKey, here);
      return here;
    },
    /** Forgets the number when it may not be kept any more. */
    follow() {
      if (mayKeep()) return;
      here = undefined;
      writeStored('sessionStorage', visitKey, null);
    },
  };
}
