import { changePassword as call } from '@datewright/contracts/account';
import { absoluteLimit } from '../rules/session-limits.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { changePassword } from '../use-cases/change-password.ts';
import { done, type Route } from './route.ts';
import { visitorOf } from './visitor-of.ts';

export const changePasswordRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body, req, res }) => {
    const token = await changePassword(ctx, caller, body, visitorOf(req));
    setSessionCookie(res, token, absoluteLimit);
    return done;
  });
