import { listSessions as call } from '@datewright/contracts/account/list-sessions';
import { listSessions } from '../../use-cases/sessions/list-sessions.ts';
import type { Route } from '../route.ts';

export const listSessionsRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller }) => ({
    sessions: await listSessions(ctx, caller),
    ways: { password: caller.user.passwordHash !== null, google: caller.user.google !== undefined },
  }));
