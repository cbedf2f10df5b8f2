import { signOut as call } from '@datewright/contracts/account/sign-out';
import { clearSessionCookie } from '../session-cookie.ts';
import { signOut } from '../use-cases/sign-out.ts';
import { done, type Route } from './route.ts';

export const signOutRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body, res }) => {
    await signOut(ctx, caller, body.scope);
    clearSessionCookie(res);
    return done;
  });
