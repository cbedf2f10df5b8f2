import { sessionCookie } from '@datewright/contracts/account/session-cookie';
import { clearCookie, readCookie, setCookie } from '@datewright/service-kit/http/cookies';
import type { Request, Response } from 'express';

const name = sessionCookie;
const sameSite = 'lax';

export const readSessionCookie = (req: Request) => readCookie(req, name);

export const setSessionCookie = (res: Response, token: string, maxAge: number) =>
  setCookie(res, name, token, { sameSite, maxAge });

export const clearSessionCookie = (res: Response) => clearCookie(res, name, { sameSite });
