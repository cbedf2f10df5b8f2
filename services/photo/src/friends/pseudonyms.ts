import { createHash, createHmac } from 'node:crypto';
import type { RotatingKey } from '@datewright/service-kit/config';
import type { AddressHashes } from '../data/friend-link-schema.ts';

/** A pseudonym of one friend for one link: two links can't tell that it is the same friend. */
export const hashFriend = (linkId: string, friend: string) =>
  createHash('sha256').update(`${linkId} ${friend}`).digest('base64url');

/** The pseudonyms of one address for one link: with the database but without the key, addresses can't be tried. */
export function hashAddress(linkId: string, address: string, [current, previous]: RotatingKey): AddressHashes {
  const hash = (key: string) =>
    createHmac('sha256', key).update(`answers ${linkId} ${address}`).digest('base64url').slice(0, 22);
  return previous === undefined ? [hash(current)] : [hash(current), hash(previous)];
}
