import { readStored, writeStored } from '@datewright/sdk/storage';

/** True the first time that this tab asks for `what`: some things are counted once. */
export function markOnce(what: string): boolean {
  if (readStored('sessionStorage', what) !== null) return false;
  writeStored('sessionStorage', what, '1');
  return true;
}
