import { changePassword as call } from '@datewright/contracts/account/change-password';
import { setDeviceCookie } from '../device-cookie.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { changePassword } from '../use-cases/change-password.ts';
import { rememberDevice } from '../use-cases/remember-device.ts';
import { done, type Route } from './route.ts';
import { visitorOf } from './visitor-of.ts';

export const changePasswordRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body, req, res }) => {
    const visitor = visitorOf(req);
    const token = await changePassword(ctx, caller, body, visitor);
    setSessionCookie(res, token, absoluteLimit);
    setDeviceCookie(res, await rememberDevice(ctx, caller.user, visitor));
    return done;
  });
