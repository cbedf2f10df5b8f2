import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for links that work once. */
export const createRandomToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores instead of a token. A token is random, so a plain hash can't be reversed by guessing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** 128 random bits, for ids of stored documents. */
export const createRandomId = (): string => randomBytes(16).toString('base64url');
