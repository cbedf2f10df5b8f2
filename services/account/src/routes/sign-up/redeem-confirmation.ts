import { redeemConfirmation as call } from '@datewright/contracts/account/redeem-confirmation';
import { setDeviceCookie } from '../../cookies/device-cookie.ts';
import { setSessionCookie } from '../../cookies/session-cookie.ts';
import { signUpCookie } from '../../cookies/sign-up-cookie.ts';
import { sessionLifetime } from '../../rules/sessions/session-limits.ts';
import { rememberDevice } from '../../use-cases/sessions/remember-device.ts';
import { redeemConfirmation } from '../../use-cases/sign-up/redeem-confirmation.ts';
import type { Route } from '../route.ts';
import { readVisitor } from '../sessions/visitor.ts';
import { successResponse } from '../success-response.ts';

export const redeemConfirmationRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req, res }) => {
    const visitor = readVisitor(req);
    const { user, token } = await redeemConfirmation(ctx, body.access_token, signUpCookie.read(req), visitor);
    if (token !== null) {
      signUpCookie.clear(res);
      setSessionCookie(res, token, sessionLifetime);
      setDeviceCookie(res, await rememberDevice(ctx, user, visitor));
    }
    return { ...successResponse, email: user.email, signedIn: token !== null };
  });
