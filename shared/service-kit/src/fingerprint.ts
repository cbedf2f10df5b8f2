import { createHash } from 'node:crypto';

/** A hash of all that decides an answer. The same operation id with another one is another request. */
export const createFingerprint = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');
