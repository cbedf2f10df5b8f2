import { getClientAddress } from '@datewright/service-kit/http/client-address';
import type { Request } from 'express';
import { readDeviceCookie } from '../../cookies/device-cookie.ts';
import { readSessionCookie } from '../../cookies/session-cookie.ts';
import type { Visitor } from '../../use-cases/sessions/open-session.ts';

/** Who asks for a session, as far as a request tells. */
export const readVisitor = (req: Request): Visitor => ({
  address: getClientAddress(req),
  device: req.get('user-agent') ?? '',
  sessionToken: readSessionCookie(req),
  deviceToken: readDeviceCookie(req),
});
