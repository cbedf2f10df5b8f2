import type { Request, Response } from 'express';

// The prefix makes browsers refuse the cookie unless it is Secure, for the whole site and for this host alone:
// no other subdomain can plant one.
const name = '__Host-session_id';
const attributes = { secure: true, httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** The session token that the browser sent, or undefined. */
export function readSessionCookie(req: Request): string | undefined {
  for (const pair of (req.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

export function setSessionCookie(res: Response, token: string, maxAge: number): void {
  res.cookie(name, token, { ...attributes, maxAge });
}

export function clearSessionCookie(res: Response): void {
  res.clearCookie(name, attributes);
}
