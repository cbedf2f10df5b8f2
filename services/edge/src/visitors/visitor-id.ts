import { randomBytes } from 'node:crypto';
import { visitorCookieDays } from '@datewright/contracts/consent/visitor-cookie';
import { getComposition } from '@datewright/contracts/registry/get-composition';
import type { Request, Response } from 'express';
import { assignVariants, type Variants } from './variants.ts';

const cookieName = 'visitor_id';
/** Milliseconds for which a visitor stays on the same side of a canary. */
const maxAge = visitorCookieDays * 24 * 3600 * 1000;

/** The visitor id decides which versions and which variants of experiments a visitor gets. */
export function readVisitorId(req: Request): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]{16,32})(?:;|$)`).exec(req.get('cookie') ?? '')?.[1];
}

/** A random id for a visitor who has none. */
export const createVisitorId = (): string => randomBytes(16).toString('base64url');

/** Where a page that visitors share asks for an id: one that belongs to the variants which the page shows. */
export const visitorPath = (variants: Variants): string => `${getComposition.path}?${new URLSearchParams(variants)}`;

/** Each combination of variants belongs to a quarter of all ids, so that many draws fail for one visitor in a billion. */
const maxDraws = 75;

/** A random id of a visitor with these variants; after `maxDraws`, one with any. */
export function createVisitorIdFor(variants: Variants): string {
  let visitor = createVisitorId();
  const belongs = () => {
    const assigned = assignVariants(visitor);
    return Object.entries(variants).every(([name, variant]) => assigned[name] === variant);
  };
  for (let draw = 1; draw < maxDraws && !belongs(); draw++) visitor = createVisitorId();
  return visitor;
}

export function setVisitorId(res: Response, visitor: string, secure: boolean): void {
  res.cookie(cookieName, visitor, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
}
