import { createHmac, randomBytes } from 'node:crypto';
import { friendCookie, friendLinkLimits } from '@datewright/contracts/photo/limits';
import { isSameSecret } from '@datewright/service-kit/auth/service-token';
import type { RotatingKey } from '@datewright/service-kit/config';
import { type CookieRequest, type CookieResponse, readCookie, setCookie } from '@datewright/service-kit/http/cookies';

const day = 24 * 60 * 60 * 1000;

const sign = (friend: string, key: string) => createHmac('sha256', key).update(`friend ${friend}`).digest('base64url');

/** The friend in this browser; null when it has opened no link or the cookie is forged. */
export function readFriendCookie(req: CookieRequest, keys: RotatingKey): string | null {
  const [friend = '', signature = ''] = readCookie(req, friendCookie)?.split('.') ?? [];
  return keys.some((key) => key && isSameSecret(signature, sign(friend, key))) ? friend : null;
}

/** Gives the browser that opened a link a signed id, or extends its id for another seven days. */
export function setFriendCookie(res: CookieResponse, known: string | null, [current]: RotatingKey): void {
  const friend = known ?? randomBytes(16).toString('base64url');
  const value = `${friend}.${sign(friend, current)}`;
  setCookie(res, friendCookie, value, { sameSite: 'strict', maxAge: friendLinkLimits.days * day });
}
