import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters of base64url, for cookies and links. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores instead of a token. A plain hash is enough, because a token is random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
