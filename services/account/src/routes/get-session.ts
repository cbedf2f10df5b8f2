import { getSession } from '@datewright/contracts/account/get-session';
import { clearSessionCookie, readSessionCookie } from '../session-cookie.ts';
import { findSession } from '../use-cases/find-session.ts';
import type { Route } from './route.ts';
import { sessionUserOf } from './session-user.ts';

export const getSessionRoute: Route = (routes, ctx) =>
  routes.call(getSession, async ({ req, res }) => {
    const token = readSessionCookie(req);
    if (!token) return { user: null };
    const found = await findSession(ctx, token);
    if (!found) clearSessionCookie(res);
    return { user: found && sessionUserOf(found.user) };
  });
