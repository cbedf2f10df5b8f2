import { endSession as call } from '@datewright/contracts/account/end-session';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { clearSessionCookie } from '../../cookies/session-cookie.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const endSessionRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, params, res }) => {
    if (!(await ctx.sessions.endByUser(caller.user._id, params.id, ctx.now()))) throw new AppError('not_found');
    if (params.id === caller.session.sid) clearSessionCookie(res);
    return successResponse;
  });
