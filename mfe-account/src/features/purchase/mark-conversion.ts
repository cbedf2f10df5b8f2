import { readStored, writeStored } from '@datewright/sdk/storage';

const key = 'trackedPurchases';
const maxStored = 50;

/** True only the first time for a transaction in this browser, so that a reload is not counted. */
export function markConversion(transactionId: string): boolean {
  const known = (readStored('localStorage', key) ?? '').split(' ').filter(Boolean);
  if (known.includes(transactionId)) return false;
  writeStored('localStorage', key, [...known, transactionId].slice(-maxStored).join(' '));
  return true;
}
