import { createHmac } from 'node:crypto';
import { isSameSecret } from '@datewright/service-kit/auth/service-token';
import type { RotatingKey } from '@datewright/service-kit/config';

const signSubscriberId = (id: string, key: string) =>
  createHmac('sha256', key).update(`leave:${id}`).digest('base64url');

/** A signed subscriber id: it works as long as the subscription exists, and nothing is stored for it. */
export const createUnsubscribeToken = (subscriberId: string, [current]: RotatingKey): string =>
  `${subscriberId}.${signSubscriberId(subscriberId, current)}`;

/** The subscriber id, or `null` for a signature of neither key. */
export function verifyUnsubscribeToken(token: string, keys: RotatingKey): string | null {
  const [id = '', signature = ''] = token.split('.');
  return keys.some((key) => key && isSameSecret(signature, signSubscriberId(id, key))) ? id : null;
}
