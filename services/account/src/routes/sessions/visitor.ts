import { getClientAddress } from '@datewright/service-kit/http/client-address';
import type { Request } from 'express';
import { readDeviceCookie } from '../../cookies/device-cookie.ts';
import { readSessionCookie } from '../../cookies/session-cookie.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';

export const readVisitor = (req: Request): Visitor => ({
  address: getClientAddress(req),
  device: req.get('user-agent') ?? '',
  sessionToken: readSessionCookie(req),
  deviceToken: readDeviceCookie(req),
});
