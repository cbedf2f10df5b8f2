import { readCookie, setCookie } from '@datewright/service-kit/http/cookies';
import type { Request, Response } from 'express';

const name = '__Host-device_id';
const sameSite = 'lax';
/** Milliseconds. */
export const deviceLifetime = 365 * 24 * 3600_000;

/** What this browser was given when somebody last signed in with it, or undefined. It opens nothing. */
export const readDeviceCookie = (req: Request) => readCookie(req, name);

export const setDeviceCookie = (res: Response, token: string) =>
  setCookie(res, name, token, { sameSite, maxAge: deviceLifetime });
