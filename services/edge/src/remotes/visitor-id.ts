import { randomBytes } from 'node:crypto';
import { visitorCookieDays } from '@datewright/contracts/consent/visitor-cookie';
import type { Request, Response } from 'express';

const cookieName = 'visitor_id';
/** Milliseconds for which a visitor stays on the same side of a canary. */
const maxAge = visitorCookieDays * 24 * 3600 * 1000;

/** The visitor id decides which versions and which variants of experiments a visitor gets. */
export function readVisitorId(req: Request): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]{16,32})(?:;|$)`).exec(req.get('cookie') ?? '')?.[1];
}

/** A random id for a visitor who has none. */
export const createVisitorId = (): string => randomBytes(16).toString('base64url');

export function setVisitorId(res: Response, visitor: string, secure: boolean): void {
  res.cookie(cookieName, visitor, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
}
