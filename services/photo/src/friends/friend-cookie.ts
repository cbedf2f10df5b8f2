import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { friendCookie, friendLinkLimits } from '@datewright/contracts/photo/limits';
import { type CookieRequest, type CookieResponse, readCookie, setCookie } from '@datewright/service-kit/http/cookies';

const day = 24 * 60 * 60 * 1000;

const sign = (friend: string, key: string) => createHmac('sha256', key).update(`friend ${friend}`).digest();

/** The friend in this browser; null when it has opened no link or the cookie is forged. */
export function readFriendCookie(req: CookieRequest, key: string): string | null {
  const [friend = '', signature = ''] = readCookie(req, friendCookie)?.split('.') ?? [];
  const [given, right] = [Buffer.from(signature, 'base64url'), sign(friend, key)];
  return given.length === right.length && timingSafeEqual(given, right) ? friend : null;
}

/** Gives the browser that opened a link a signed id, or extends its id for another seven days. */
export function setFriendCookie(res: CookieResponse, known: string | null, key: string): void {
  const friend = known ?? randomBytes(16).toString('base64url');
  const value = `${friend}.${sign(friend, key).toString('base64url')}`;
  setCookie(res, friendCookie, value, { sameSite: 'strict', maxAge: friendLinkLimits.days * day });
}
