import { deleteMatch as call } from '@datewright/contracts/chatpad/delete-match';
import { deleteMatch } from '../use-cases/delete-match.ts';
import type { Route } from './route.ts';

export const deleteMatchRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, params }) => deleteMatch(ctx, caller.userId, params.matchId));
