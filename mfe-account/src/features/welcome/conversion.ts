import { readStored, writeStored } from '@datewright/sdk/storage';

/** True the first time for a member in this browser session: a sign-up is counted once. */
export function takeConversion(userId: string): boolean {
  const key = `signupSuccess:${userId}`;
  if (readStored('sessionStorage', key) !== null) return false;
  writeStored('sessionStorage', key, '1');
  return true;
}
