import { readStored, writeStored } from '@datewright/sdk/storage';

const key = 'trackedPurchases';
const maxStored = 50;

/** True the first time for a transaction in this browser: a purchase is counted once, whatever is loaded again. */
export function markConversion(transactionId: string): boolean {
  const known = (readStored('localStorage', key) ?? '').split(' ').filter(Boolean);
  if (known.includes(transactionId)) return false;
  writeStored('localStorage', key, [...known, transactionId].slice(-maxStored).join(' '));
  return true;
}
