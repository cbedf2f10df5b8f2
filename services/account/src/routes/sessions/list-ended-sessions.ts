import { listEndedSessions as call } from '@datewright/contracts/account/list-ended-sessions';
import { listEndedSessions } from '../../use-cases/sessions/list-ended-sessions.ts';
import type { Route } from '../route.ts';

export const listEndedSessionsRoute: Route = (routes, ctx) =>
  routes.call(call, ({ query }) => listEndedSessions(ctx, query.after));
