import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { isSameSecret } from '@datewright/service-kit/auth/service-token';

/** 256 random bits, for links that work once. */
export const createRandomToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It is random, so a plain hash can't be guessed backwards. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A random name for something of ours: 128 bits. */
export const createRandomId = (): string => randomBytes(16).toString('base64url');

const signSubscriberId = (id: string, key: string) =>
  createHmac('sha256', key).update(`leave:${id}`).digest('base64url');

/** The token by which one reader leaves: it works as long as they read, and nothing is kept for it. */
export const createUnsubscribeToken = (readerId: string, key: string): string =>
  `${readerId}.${signSubscriberId(readerId, key)}`;

/** Whose token it is; `null` when nobody's. */
export function verifyUnsubscribeToken(token: string, key: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  return isSameSecret(signature, signSubscriberId(id, key)) ? id : null;
}

// Without those that look like others: people read it aloud.
const unambiguousCharacters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `DW-7K3M9QX`: how a message is named between its sender and support. */
export const createMessageNumber = (): string =>
  `DW-${Array.from({ length: 7 }, () => unambiguousCharacters[randomInt(unambiguousCharacters.length)]).join('')}`;
