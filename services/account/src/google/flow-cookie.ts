import type { Request, Response } from 'express';
import { clearCookie, readCookie, setCookie } from '../cookies.ts';

// Lax: it must come along when Google sends the browser back.
const name = '__Host-google_id';
const sameSite = 'lax';

/** What ties a sign-in through Google to this browser, or undefined. */
export const readFlowCookie = (req: Request) => readCookie(req, name);

export const setFlowCookie = (res: Response, token: string, maxAge: number) =>
  setCookie(res, name, token, { sameSite, maxAge });

export const clearFlowCookie = (res: Response) => clearCookie(res, name, { sameSite });
