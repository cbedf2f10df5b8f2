import type { Request, Response } from 'express';

// Browsers accept a `__Host-` cookie only if it is Secure, without Domain and for the whole site, so no subdomain can
// set one.
const attributes = { secure: true, httpOnly: true, path: '/' } as const;
type SameSite = 'lax' | 'strict';
/** A request as far as its cookies go, and an answer that sets one. */
export type CookieRequest = Pick<Request, 'get'>;
export type CookieResponse = Pick<Response, 'cookie'>;

export function readCookie(req: CookieRequest, name: `__Host-${string}`): string | undefined {
  for (const pair of (req.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** `maxAge` is in milliseconds. */
export function setCookie(
  res: CookieResponse,
  name: `__Host-${string}`,
  value: string,
  how: { sameSite: SameSite; maxAge: number },
): void {
  res.cookie(name, value, { ...attributes, ...how });
}

export function clearCookie(res: Response, name: `__Host-${string}`, { sameSite }: { sameSite: SameSite }): void {
  res.clearCookie(name, { ...attributes, sameSite });
}

/** A cookie for a flow of a few steps in one browser. `maxAge` is in milliseconds. */
export const createCookie = (name: `__Host-${string}`, sameSite: SameSite) => ({
  read: (req: Request) => readCookie(req, name),
  set: (res: Response, token: string, maxAge: number) => setCookie(res, name, token, { sameSite, maxAge }),
  clear: (res: Response) => clearCookie(res, name, { sameSite }),
});
