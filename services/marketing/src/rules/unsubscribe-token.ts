import { createHmac } from 'node:crypto';
import { isSameSecret } from '@datewright/service-kit/auth/service-token';

const signSubscriberId = (id: string, key: string) =>
  createHmac('sha256', key).update(`leave:${id}`).digest('base64url');

/** A signed subscriber id: it works as long as the subscription exists, and nothing is stored for it. */
export const createUnsubscribeToken = (subscriberId: string, key: string): string =>
  `${subscriberId}.${signSubscriberId(subscriberId, key)}`;

/** The subscriber id, or `null` for a wrong signature. */
export function verifyUnsubscribeToken(token: string, key: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  return isSameSecret(signature, signSubscriberId(id, key)) ? id : null;
}
