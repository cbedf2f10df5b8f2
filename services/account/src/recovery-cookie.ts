import type { Request, Response } from 'express';
import { clearCookie, readCookie, setCookie } from './cookies.ts';

// Strict: nothing but our own reset page ever needs it.
const name = '__Host-recovery_id';
const sameSite = 'strict';

/** The recovery token that the browser sent, or undefined. */
export const readRecoveryCookie = (req: Request) => readCookie(req, name);

export const setRecoveryCookie = (res: Response, token: string, maxAge: number) =>
  setCookie(res, name, token, { sameSite, maxAge });

export const clearRecoveryCookie = (res: Response) => clearCookie(res, name, { sameSite });
