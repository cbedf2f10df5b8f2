import { clientAddress } from '@datewright/service-kit/client-address';
import type { Request } from 'express';
import { readDeviceCookie } from '../device-cookie.ts';
import { readSessionCookie } from '../session-cookie.ts';
import type { Visitor } from '../use-cases/open-session.ts';

/** Who asks for a session, as far as a request tells. */
export const visitorOf = (req: Request): Visitor => ({
  address: clientAddress(req),
  device: req.get('user-agent') ?? '',
  sessionToken: readSessionCookie(req),
  deviceToken: readDeviceCookie(req),
});
