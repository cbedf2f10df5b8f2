import { readStored, writeStored } from '@datewright/sdk/storage';

/** True only the first time for `what` in this tab, for events that are counted once. */
export function markOnce(what: string): boolean {
  if (readStored('sessionStorage', what) !== null) return false;
  writeStored('sessionStorage', what, '1');
  return true;
}
