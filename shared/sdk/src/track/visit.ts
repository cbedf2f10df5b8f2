import { readStored, writeStored } from '../host/browser-storage.ts';
import { newId } from '../host/new-id.ts';

const key = 'visit';

/**
 * A random number that keeps the events of one visit together: of this tab, and only while analytics are allowed. It
 * is never joined with a member or an address.
 */
export function createVisit(mayKeep: () => boolean) {
  let here: string | undefined;
  return {
    id(): string {
      here ??= readStored('sessionStorage', key) ?? newId();
      if (mayKeep()) writeStored('sessionStorage', key, here);
      return here;
    },
    /** Forgets the number when it may not be kept any more. */
    follow() {
      if (mayKeep()) return;
      here = undefined;
      writeStored('sessionStorage', key, null);
    },
  };
}
