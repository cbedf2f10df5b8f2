import { updateMatch as call } from '@datewright/contracts/chatpad/update-match';
import { updateMatch } from '../use-cases/update-match.ts';
import type { Route } from './route.ts';

export const updateMatchRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, params, body }) => updateMatch(ctx, caller.userId, params.matchId, body));
