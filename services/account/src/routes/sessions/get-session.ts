import { getSession } from '@datewright/contracts/account/get-session';
import { clearSessionCookie, readSessionCookie } from '../../cookies/session-cookie.ts';
import { findSession } from '../../use-cases/sessions/find-session.ts';
import type { Route } from '../route.ts';
import { toSessionUser } from './session-user.ts';

export const getSessionRoute: Route = (routes, ctx) =>
  routes.call(getSession, async ({ req, res }) => {
    const token = readSessionCookie(req);
    if (!token) return { user: null };
    const found = await findSession(ctx, token);
    if (!found) clearSessionCookie(res);
    return { user: found && toSessionUser(found.user) };
  });
