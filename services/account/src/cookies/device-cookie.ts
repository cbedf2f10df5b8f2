import { readCookie, setCookie } from '@datewright/service-kit/http/cookies';
import type { Request, Response } from 'express';
import { deviceLifetime } from '../rules/sessions/session-limits.ts';

const name = '__Host-device_id';
const sameSite = 'lax';

/** The token that this browser received at its last sign-in, or undefined. It grants no access. */
export const readDeviceCookie = (req: Request) => readCookie(req, name);

export const setDeviceCookie = (res: Response, token: string) =>
  setCookie(res, name, token, { sameSite, maxAge: deviceLifetime });
