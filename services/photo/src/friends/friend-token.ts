import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RotatingKey } from '@datewright/service-kit/config';
import type { AddressHashes } from '../data/friend-link-schema.ts';

/** A new token of 256 bits, as 43 characters of base64url. */
export const createFriendToken = () => randomBytes(32).toString('base64url');

/** Only this hash of a token is stored. With 256 bits it can't be guessed by trying. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A pseudonym of one friend for one link: two links can't tell that it is the same friend. */
export const hashFriend = (linkId: string, friend: string) =>
  createHash('sha256').update(`${linkId} ${friend}`).digest('base64url');

/** The pseudonyms of one address for one link: with the database but without the key, addresses can't be tried. */
export function hashAddress(linkId: string, address: string, [current, previous]: RotatingKey): AddressHashes {
  const hash = (key: string) =>
    createHmac('sha256', key).update(`answers ${linkId} ${address}`).digest('base64url').slice(0, 22);
  return previous === undefined ? [hash(current)] : [hash(current), hash(previous)];
}
