import { readStored, writeStored } from '@datewright/sdk/storage';

const key = 'trackedPurchases';
const keepAtMost = 50;

/** True the first time for a transaction in this browser: a purchase is counted once, whatever is loaded again. */
export function takeConversion(transactionId: string): boolean {
  const known = (readStored('localStorage', key) ?? '').split(' ').filter(Boolean);
  if (known.includes(transactionId)) return false;
  writeStored('localStorage', key, [...known, transactionId].slice(-keepAtMost).join(' '));
  return true;
}
