import { setNewPassword as call } from '@datewright/contracts/account/set-new-password';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { recoveryCookie } from '../../cookies/recovery-cookie.ts';
import { clearSessionCookie } from '../../cookies/session-cookie.ts';
import { setNewPassword } from '../../use-cases/passwords/set-new-password.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const setNewPasswordRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ body, req, res }) => {
    const recovery = { token: recoveryCookie.read(req), password: body.password };
    await setNewPassword(ctx, recovery, getClientAddress(req));
    recoveryCookie.clear(res);
    clearSessionCookie(res);
    return successResponse;
  });
