import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new token: 256 bits, as 43 characters of base64url. */
export const createFriendToken = () => randomBytes(32).toString('base64url');

/** All that is kept of a token. It has 256 bits, so nobody finds it by trying. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** One friend under one link. The same friend under another link can't be told to be the same. */
export const hashFriend = (linkId: string, friend: string) =>
  createHash('sha256').update(`${linkId} ${friend}`).digest('base64url');

/** One address under one link: whoever has the database and not the key can't try all addresses. */
export const hashAddress = (linkId: string, address: string, key: string) =>
  createHmac('sha256', key).update(`answers ${linkId} ${address}`).digest('base64url').slice(0, 22);
