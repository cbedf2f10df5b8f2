import { changePassword as call } from '@datewright/contracts/account/change-password';
import { setDeviceCookie } from '../../cookies/device-cookie.ts';
import { setSessionCookie } from '../../cookies/session-cookie.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';
import { changePassword } from '../../use-cases/passwords/change-password.ts';
import { rememberDevice } from '../../use-cases/sessions/remember-device.ts';
import type { Route } from '../route.ts';
import { readVisitor } from '../sessions/visitor.ts';
import { successResponse } from '../success-response.ts';

export const changePasswordRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body, req, res }) => {
    const visitor = readVisitor(req);
    const token = await changePassword(ctx, caller, body, visitor);
    setSessionCookie(res, token, sessionLifetime);
    setDeviceCookie(res, await rememberDevice(ctx, caller.user, visitor));
    return successResponse;
  });
