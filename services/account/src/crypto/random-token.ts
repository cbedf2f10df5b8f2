import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for cookies and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It is random, so a plain hash can't be guessed backwards. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
