import { createHash } from 'node:crypto';

/** A hash of everything that decides an answer. The same operation id with another hash is a conflict. */
export const createFingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
