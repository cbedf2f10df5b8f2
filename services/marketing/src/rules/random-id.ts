import { randomBytes } from 'node:crypto';

/** 128 random bits, for ids of stored documents. */
export const createRandomId = (): string => randomBytes(16).toString('base64url');
