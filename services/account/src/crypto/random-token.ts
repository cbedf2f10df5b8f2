import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for cookies and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A plain hash is enough, because the token is random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
