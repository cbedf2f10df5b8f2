import { redeemConfirmation as call } from '@datewright/contracts/account/redeem-confirmation';
import { setDeviceCookie } from '../device-cookie.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { signUpCookie } from '../sign-up-cookie.ts';
import { redeemConfirmation } from '../use-cases/redeem-confirmation.ts';
import { rememberDevice } from '../use-cases/remember-device.ts';
import { done, type Route } from './route.ts';
import { visitorOf } from './visitor-of.ts';

export const redeemConfirmationRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req, res }) => {
    const visitor = visitorOf(req);
    const { user, token } = await redeemConfirmation(ctx, body.access_token, signUpCookie.read(req), visitor);
    if (token !== null) {
      signUpCookie.clear(res);
      setSessionCookie(res, token, absoluteLimit);
      setDeviceCookie(res, await rememberDevice(ctx, user, visitor));
    }
    return { ...done, email: user.email, signedIn: token !== null };
  });
