import { reopenMatch as call } from '@datewright/contracts/chatpad/reopen-match';
import { reopenMatch } from '../use-cases/reopen-match.ts';
import type { Route } from './route.ts';

export const reopenMatchRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, params, body }) => reopenMatch(ctx, caller.userId, params.matchId, body.age));
