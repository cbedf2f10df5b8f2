import { signOut as call } from '@datewright/contracts/account/sign-out';
import { clearSessionCookie } from '../../cookies/session-cookie.ts';
import { signOut } from '../../use-cases/sessions/sign-out.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const signOutRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body, res }) => {
    await signOut(ctx, caller, body.scope);
    clearSessionCookie(res);
    return successResponse;
  });
