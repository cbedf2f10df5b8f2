import { setNewPassword as call } from '@datewright/contracts/account/set-new-password';
import { clientAddress } from '@datewright/service-kit/client-address';
import { recoveryCookie } from '../recovery-cookie.ts';
import { clearSessionCookie } from '../session-cookie.ts';
import { setNewPassword } from '../use-cases/set-new-password.ts';
import { done, type Route } from './route.ts';

export const setNewPasswordRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req, res }) => {
    const recovery = { token: recoveryCookie.read(req), password: body.password };
    await setNewPassword(ctx, recovery, clientAddress(req));
    recoveryCookie.clear(res);
    clearSessionCookie(res);
    return done;
  });
